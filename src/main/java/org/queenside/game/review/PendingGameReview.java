package org.queenside.game.review;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import org.queenside.engine.SearchCancelledException;
import org.queenside.game.SearchQueue;

/**
 * A review that is being worked out. It goes to the end of the queue after every step, so that
 * players don't wait for it.
 */
public final class PendingGameReview {

  private final SearchQueue queue;
  private final ReviewTurns turns;
  private final GameAnalysis analysis;
  private final CompletableFuture<GameReview> result = new CompletableFuture<>();
  private final AtomicBoolean queued = new AtomicBoolean();
  private final Runnable step = this::step;

  PendingGameReview(SearchQueue queue, ReviewTurns turns, GameAnalysis analysis) {
    this.queue = queue;
    this.turns = turns;
    this.analysis = analysis;
  }

  /** Does nothing if too many are waiting; {@link #await} tries again, or its turn comes. */
  void start() {
    if (!result.isDone()
        && turns.take(this)
        && queued.compareAndSet(false, true)
        && !queue.execute(step)) {
      queued.set(false);
      turns.end(this);
    }
  }

  private void step() {
    try {
      boolean last = analysis.step(result::isCancelled);
      queued.set(false);
      if (last) {
        result.complete(analysis.review());
      } else {
        start();
      }
    } catch (SearchCancelledException _) {
      // Nobody is waiting for it any more.
    } catch (RuntimeException e) {
      result.completeExceptionally(e);
    }
    if (result.isDone()) {
      turns.end(this);
    }
  }

  /**
   * Waits for the review.
   *
   * @param most the longest time to wait
   * @return the review, or null if it isn't ready yet
   * @throws CancellationException if it was cancelled
   * @throws IllegalStateException if it failed
   */
  public @Nullable GameReview await(Duration most) {
    start();
    return queue.await(result, most);
  }

  /** Stops the work. The review is no longer needed. */
  public void cancel() {
    result.cancel(false);
    queue.remove(step);
    turns.end(this);
  }
}
