package org.queenside.game.review.ui;

import com.vaadin.flow.component.Component;
import java.time.Duration;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.queenside.game.PlayedGame;
import org.queenside.game.review.GameReview;
import org.queenside.game.review.GameReviewService;
import org.queenside.game.review.PendingGameReview;
import org.queenside.store.NotSavedException;

/** Finds the stored review of a finished game, or lets the browser ask until a new one is ready. */
final class ReviewPoll {

  /** The event with which the browser asks. */
  static final String DUE = "review-due";

  private static final int ASK_AGAIN_MILLIS = 400;

  /** How long a request waits for the review. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final GameReviewService reviews;
  private final Component asking;
  private final Consumer<GameReview> ready;
  private @Nullable PlayedGame game;
  private @Nullable PendingGameReview pending;

  /**
   * Prepares to ask.
   *
   * @param asking the component whose element asks; the work stops when it leaves the page
   * @param ready shows the review
   */
  ReviewPoll(GameReviewService reviews, Component asking, Consumer<GameReview> ready) {
    this.reviews = reviews;
    this.asking = asking;
    this.ready = ready;
    asking.getElement().addEventListener(DUE, _ -> showIfDone());
    asking.addDetachListener(_ -> stop());
  }

  /** Shows the review at once if it is stored, and otherwise later. */
  void start(PlayedGame finished) {
    stop();
    game = finished;
    GameReview stored = reviews.find(finished);
    if (stored == null) {
      pending = reviews.start(finished);
      ask();
    } else {
      ready.accept(stored);
    }
  }

  private void ask() {
    asking
        .getElement()
        .executeJs(
            "setTimeout(() => this.dispatchEvent(new CustomEvent($0)), $1)", DUE, ASK_AGAIN_MILLIS);
  }

  private void showIfDone() {
    if (pending == null || game == null) {
      return;
    }
    GameReview review = pending.await(PATIENCE);
    if (review == null) {
      ask();
      return;
    }
    pending = null;
    try {
      reviews.keep(game, review);
    } catch (NotSavedException _) {
      // It is shown even so, and worked out again the next time.
    }
    ready.accept(review);
  }

  private void stop() {
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
  }
}
