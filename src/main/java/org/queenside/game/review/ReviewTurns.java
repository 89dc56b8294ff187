package org.queenside.game.review;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.stereotype.Component;

/**
 * Lets as many reviews run at once as there are processors, first come, first served. So a player
 * never waits for more than one step of each of them, even when a whole class has just finished.
 */
@Component
final class ReviewTurns {

  private final int most;
  private final Set<PendingGameReview> running = new HashSet<>();
  private final Deque<PendingGameReview> waiting = new ArrayDeque<>();

  ReviewTurns() {
    this(Runtime.getRuntime().availableProcessors());
  }

  /** Creates turns for this many reviews at once. */
  ReviewTurns(int most) {
    this.most = most;
  }

  /** Returns whether it is a review's turn. If it isn't, the review is started when it is. */
  synchronized boolean take(PendingGameReview review) {
    if (running.contains(review)) {
      return true;
    }
    if (running.size() < most) {
      waiting.remove(review);
      running.add(review);
      return true;
    }
    if (!waiting.contains(review)) {
      waiting.addLast(review);
    }
    return false;
  }

  /** Ends a review's turn, and starts the next one. */
  void end(PendingGameReview review) {
    PendingGameReview next = next(review);
    if (next != null) {
      next.start();
    }
  }

  private synchronized @Nullable PendingGameReview next(PendingGameReview review) {
    waiting.remove(review);
    return running.remove(review) ? waiting.pollFirst() : null;
  }
}
