package org.queenside.game.review.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.browserless.SpringBrowserlessTest;
import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.dom.DomEvent;
import com.vaadin.flow.dom.Element;
import com.vaadin.flow.internal.nodefeature.ElementListenerMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.queenside.board.BoardEvents;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.engine.Opponent;
import org.queenside.game.ComputerTurn;
import org.queenside.game.GameHelp;
import org.queenside.game.GameId;
import org.queenside.game.GameService;
import org.queenside.game.GameSettings;
import org.queenside.game.PlayedGame;
import org.queenside.game.SideChoice;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import tools.jackson.databind.json.JsonMapper;

/** Tests the review of a game and its exercises, as a visitor. */
@SpringBootTest
class GameReviewViewTest extends SpringBrowserlessTest {

  /** Black's pawn on e5 can take on d4. */
  private static final List<String> LOSES_KNIGHT =
      List.of("e2e4", "e7e5", "g1f3", "b8c6", "f3d4", "e5d4");

  private static final String MATE_IN_ONE = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

  @Autowired private GameService games;

  private PlayedGame play(Position start, List<String> moves) {
    var settings =
        new GameSettings(Opponent.HUNGRY_PAWN, SideChoice.WHITE, GameHelp.ALL, null, start, false);
    PlayedGame game = PlayedGame.begin(GameId.random(), settings);
    for (String move : moves) {
      game =
          game.isOwnTurn()
              ? games.play(game, Move.parseUci(move))
              : games.answer(game, new ComputerTurn.Moves(Move.parseUci(move)));
    }
    return game.game().isOver() ? game : games.resign(game);
  }

  private void open(PlayedGame game) {
    UI.getCurrent().navigate(ReviewAddress.review(game.id()));
    for (int asked = 0; text().contains("Looking at your game") && asked < 30; asked++) {
      ask();
    }
  }

  /** The page asks for the review. */
  private static void ask() {
    Element view = UI.getCurrent().getCurrentView().getElement();
    view.getNode()
        .getFeature(ElementListenerMap.class)
        .fireEvent(
            new DomEvent(view, GameReviewView.REVIEW_DUE, JsonMapper.shared().createObjectNode()));
  }

  @Test
  void aLostPieceIsShownWithoutTheAnswer() {
    PlayedGame game = play(Position.START, LOSES_KNIGHT);
    open(game);
    assertThat(text())
        .contains("Hungry Pawn won in 3 moves.")
        .contains("A lost knight")
        .contains("Your knight went to d4, where nothing protected it. The pawn took it.")
        .contains("Try it again")
        .contains("Play Hungry Pawn again");
    assertThat(boards()).hasSize(1);
  }

  @Test
  void wrongTriesAreRefutedAndAnyRightMoveSolvesTheMoment() {
    PlayedGame game = play(Position.START, LOSES_KNIGHT);
    open(game);
    UI.getCurrent().navigate(ReviewAddress.moment(game.id(), 4));
    assertThat(text()).contains("Find a move that keeps all your pieces safe.");
    move("f3e5");
    assertThat(text()).contains("Then the knight takes your knight on e5.");
    move("f1c4");
    assertThat(text())
        .contains("Nothing can take your knight on f3 now.")
        .contains("safer than your move in the game");
    open(game);
    assertThat(text()).contains("Solved").doesNotContain("Try it again");
  }

  @Test
  void theTaskIsToTakeBackIfThatIsWhatWasMissed() {
    PlayedGame game =
        play(
            Position.START,
            List.of("g1f3", "d7d6", "b1c3", "c8g4", "h2h4", "g4f3", "c3e4", "f3e4"));
    open(game);
    UI.getCurrent().navigate(ReviewAddress.moment(game.id(), 6));
    assertThat(text()).contains("Take the bishop that took your knight.");
    move("e2f3");
    assertThat(text()).contains("You took the bishop before it could take your knight.");
  }

  @Test
  void aMissedMateIsPlayedAgain() {
    PlayedGame game = play(Position.fromFen(MATE_IN_ONE), List.of("h2h3", "h7h6"));
    open(game);
    assertThat(text()).contains("Mate in one").contains("You could give checkmate");
    UI.getCurrent().navigate(ReviewAddress.moment(game.id(), 0));
    move("a1a8");
    assertThat(text()).contains("That was the mate.");
  }

  @Test
  void aGameWithoutMomentsIsPraisedOnly() {
    PlayedGame game =
        play(Position.START, List.of("e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"));
    open(game);
    assertThat(text())
        .contains("You won against Hungry Pawn in 4 moves.")
        .contains("You kept your pieces safe and found the mate.");
    assertThat(boards()).isEmpty();
  }

  @Test
  void aGameThatGoesOnHasNoReview() {
    PlayedGame game =
        PlayedGame.begin(
            GameId.random(), GameSettings.against(Opponent.HUNGRY_PAWN, SideChoice.WHITE));
    game = games.play(game, Move.parseUci("e2e4"));
    UI.getCurrent().navigate(ReviewAddress.review(game.id()));
    assertThat(text()).contains("Against Hungry Pawn");
  }

  @Test
  void aMomentThatIsNoneLeadsToTheReview() {
    PlayedGame game = play(Position.START, LOSES_KNIGHT);
    open(game);
    for (String ply : List.of("2", "x", "99999")) {
      UI.getCurrent().navigate(ReviewAddress.review(game.id()) + "/" + ply);
      assertThat(text()).contains("A lost knight");
    }
  }

  @Test
  void theWholeGameCanBeSeen() {
    PlayedGame game = play(Position.START, LOSES_KNIGHT);
    UI.getCurrent().navigate(ReviewAddress.moves(game.id()));
    assertThat(text()).contains("Against Hungry Pawn").contains("Nf3");
  }

  private void move(String uci) {
    BoardEvents.move(boards().getFirst(), Move.parseUci(uci));
  }

  private List<ChessBoard> boards() {
    return shown(ChessBoard.class).toList();
  }

  private static <T extends Component> Stream<T> shown(Class<T> type) {
    return descendants((Component) UI.getCurrent().getCurrentView())
        .filter(type::isInstance)
        .map(type::cast);
  }

  private static Stream<Component> descendants(Component component) {
    return Stream.concat(
        Stream.of(component), component.getChildren().flatMap(GameReviewViewTest::descendants));
  }

  private static String text() {
    return UI.getCurrent().getCurrentView().getElement().getTextRecursively();
  }
}
