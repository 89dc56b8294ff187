package org.queenside.game.review.ui;

import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.board.ChessBoard;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.game.TrickService;
import org.queenside.game.review.GameReview;
import org.queenside.game.review.GameReviewService;
import org.queenside.game.ui.GameAddress;
import org.queenside.play.ui.GamePanel;
import org.queenside.play.ui.MoveListPanel;
import org.queenside.ui.Focus;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/** What a finished game teaches. The page polls until the review is ready. */
@Route("play/game/:id/review")
@AnonymousAllowed
@StyleSheet("context://board/review.css")
class GameReviewView extends Page implements HasPageHeader {

  private final GameService games;
  private final TrickService tricks;
  private final GameReviewService reviews;
  private String back = "play";

  GameReviewView(GameService games, TrickService tricks, GameReviewService reviews) {
    super("game-review");
    this.games = games;
    this.tricks = tricks;
    this.reviews = reviews;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    PlayedGame played = GameReviewAddress.read(event, games);
    if (!played.game().isOver()) {
      event.forwardTo(GameAddress.of(played.id()));
      return;
    }
    if (GameAddress.isForPath(event.getLocation().getQueryParameters())) {
      back = GameAddress.forPath(GameAddress.of(played.id()));
    }
    removeAll();
    var wait = new H1(getTranslation("game-review.wait"));
    var waiting =
        Markup.div(
            "waiting",
            wait,
            Markup.paragraph("lead", getTranslation("game-review.wait.text")),
            meanwhile(played));
    add(waiting);
    new ReviewPoll(reviews, waiting, review -> show(played, review)).start(played);
  }

  /** Returns the end of the game and its moves, to look at until the review is ready. */
  private static Div meanwhile(PlayedGame played) {
    var board = new ChessBoard();
    board.setState(
        GamePanel.board(
            played.game().position(), played.transcript().lastMove(), played.own(), false));
    var moves = new MoveListPanel();
    moves.show(played.game().start(), played.game().moves());
    return Markup.div("meanwhile", board, moves);
  }

  private void show(PlayedGame played, GameReview review) {
    removeAll();
    var panel = new GameReviewPanel(played, review, reviews.solved(), tricks.of(played));
    add(panel);
    Focus.moveTo(panel.headline());
  }

  @Override
  public String heading() {
    return getTranslation("game-review.title");
  }

  @Override
  public String back() {
    return back;
  }
}
