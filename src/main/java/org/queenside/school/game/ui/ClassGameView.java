package org.queenside.school.game.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.game.GameId;
import org.queenside.game.WatchedGame;
import org.queenside.play.ui.GameOutcomeText;
import org.queenside.play.ui.MoveListPanel;
import org.queenside.school.game.ClassGameService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.MoveNavigation;
import org.queenside.ui.Poll;

/** A game of two pupils, as a teacher or an assistant watches or replays it. */
@Route("class/:class/games/:board")
@RolesAllowed("TEACHER")
class ClassGameView extends AbstractClassView {

  private static final Duration INTERVAL = Duration.ofSeconds(1);

  private final ClassGameService games;
  private final H1 title = new H1();
  private final ChessBoard board = new ChessBoard();
  private final Paragraph state = Markup.paragraph("state");
  private final MoveListPanel sheet = new MoveListPanel();
  private final MoveNavigation navigation = new MoveNavigation(this::turnTo);
  private @Nullable WatchedGame shown;
  private int at;

  ClassGameView(SchoolClassService classes, ClassGameService games) {
    super(classes, ClassPage.GAMES);
    this.games = games;
    state.getElement().setAttribute("role", "status");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    GameId id = event.getRouteParameters().get("board").map(GameId::parse).orElse(null);
    if (id == null) {
      throw new RecordNotFoundException("the game");
    }
    show(games.watch(schoolClass.id(), id));
    show(
        Markup.div(
            "class-game",
            title,
            board,
            Markup.div(
                "beside",
                state,
                navigation,
                sheet,
                LinkButton.outlined(
                    AbstractClassView.address(schoolClass.id(), "/games"), "class-games.all"))),
        new Poll(INTERVAL, () -> show(games.watch(schoolClass().id(), id))));
  }

  private void show(WatchedGame now) {
    if (shown != null && shown.version() == now.version()) {
      return;
    }
    boolean atEnd = shown == null || at == shown.game().moves().size();
    shown = now;
    Game game = now.game();
    title.setText(headline());
    turnTo(atEnd ? game.moves().size() : at);
    sheet.show(game.start(), game.moves());
    GameOutcome outcome = game.outcome();
    state.setText(
        outcome == null
            ? getTranslation(
                "class-games.move",
                game.position().fullmoveNumber(),
                now.name(game.position().turn()))
            : new GameOutcomeText(this::getTranslation).of(outcome));
  }

  /** Shows the position after a number of moves. New moves are followed only at the end. */
  private void turnTo(int played) {
    at = played;
    Game game = Objects.requireNonNull(shown).game();
    List<Move> moves = game.moves().subList(0, played);
    Position position = game.start();
    for (Move move : moves) {
      position = position.play(move);
    }
    board.setState(GameGridItem.board(position, moves).withLabel(headline()));
    navigation.show(played, game.moves().size());
  }

  @Override
  protected String headline() {
    WatchedGame game = shown;
    return game == null
        ? getTranslation("class.page.games")
        : getTranslation("class-games.names", game.white(), game.black());
  }
}
