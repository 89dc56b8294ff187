package org.queenside.game.review.ui;

import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.review.GameReview;
import org.queenside.game.review.GameReviewService;
import org.queenside.game.review.PendingGameReview;
import org.queenside.game.ui.GameAddress;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Focus;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** What a finished game teaches. The page polls until the review is ready. */
@Route("play/game/:id/review")
@AnonymousAllowed
class GameReviewView extends Page implements HasPageHeader {

  /** The event with which the page asks for the review. */
  static final String REVIEW_DUE = "review-due";

  private static final int ASK_AGAIN_MILLIS = 400;

  /** How long a request waits for the review. */
  private static final Duration PATIENCE = Duration.ofSeconds(2);

  private final GameService games;
  private final GameReviewService reviews;
  private @Nullable PlayedGame game;
  private @Nullable PendingGameReview pending;

  GameReviewView(GameService games, GameReviewService reviews) {
    super("game-review");
    this.games = games;
    this.reviews = reviews;
    getElement().addEventListener(REVIEW_DUE, _ -> showIfDone());
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    PlayedGame played = GameReviewAddress.read(event, games);
    game = played;
    if (!played.game().isOver()) {
      event.forwardTo(GameAddress.of(played.id()));
      return;
    }
    GameReview stored = reviews.find(played);
    if (stored != null) {
      show(played, stored);
      return;
    }
    stop();
    pending = reviews.start(played);
    removeAll();
    var wait = new H1(getTranslation("game-review.wait"));
    add(
        Markup.div(
            "waiting", wait, Markup.paragraph("lead", getTranslation("game-review.wait.text"))));
    ask();
  }

  private void ask() {
    getElement()
        .executeJs(
            "setTimeout(() => this.dispatchEvent(new CustomEvent($0)), $1)",
            REVIEW_DUE,
            ASK_AGAIN_MILLIS);
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
    show(game, review);
  }

  private void show(PlayedGame played, GameReview review) {
    removeAll();
    var panel = new GameReviewPanel(played, review, reviews.solved());
    add(panel);
    Focus.moveTo(panel.headline());
  }

  private void stop() {
    if (pending != null) {
      pending.cancel();
      pending = null;
    }
  }

  @Override
  protected void onDetach(DetachEvent event) {
    stop();
  }

  @Override
  public String heading() {
    return getTranslation("game-review.title");
  }

  @Override
  public String back() {
    return "play";
  }
}
