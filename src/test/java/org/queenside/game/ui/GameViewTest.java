package org.queenside.game.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.NativeButton;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.board.BoardEvents;
import org.queenside.board.BoardMode;
import org.queenside.board.ChessBoard;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.progress.Area;
import org.queenside.progress.Attempt;
import org.queenside.progress.AttemptEntry;
import org.queenside.progress.ProgressService;
import org.queenside.ui.PageTester;
import org.queenside.ui.PageText;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** Tests the page of a whole game, as a visitor. */
@SpringBootTest
class GameViewTest extends PageTester {

  /** White mates with the rook on a8, and Black can only move the king. */
  private static final String MATE_IN_ONE = "fen=6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";

  @Autowired private ProgressService progress;

  private String path = "";

  private void begin(String query) {
    path = "play/game/" + UUID.randomUUID();
    visit(path + "?opponent=hungry-pawn&" + query);
  }

  private void comeBack() {
    visit("rules");
    visit(path);
  }

  /** The page polls for the computer's move. */
  private void letComputerMove() {
    fire($(ComputerGamePanel.class).single().getElement(), ComputerReply.DUE);
  }

  @Test
  void theOwnMoveIsShownBeforeTheComputersAnswer() {
    begin("side=white");
    assertThat(text()).contains("Against Hungry Pawn").contains("Your move");
    move("e2e4");
    assertThat(text()).contains("Hungry Pawn is thinking").contains("e4");
    letComputerMove();
    assertThat(text()).contains("Your move");
    assertThat(announced()).contains("Hungry Pawn: ");
  }

  @Test
  void aReloadWhileTheComputerThinksGoesOn() {
    begin("side=white");
    move("e2e4");
    comeBack();
    assertThat(text()).contains("Hungry Pawn is thinking").contains("e4");
    letComputerMove();
    assertThat(text()).contains("Your move");
    String moves = text();
    comeBack();
    assertThat(text()).isEqualTo(moves);
  }

  @Test
  void theComputerBeginsIfThePersonIsBlack() {
    begin("side=black");
    assertThat(board().getState().display().orientation()).isEqualTo(Color.BLACK);
    letComputerMove();
    assertThat(text()).contains("Your move").contains("1.");
  }

  @Test
  void aMoveBeforeTheAnswerIsNotLostSilently() {
    begin("side=white");
    move("e2e4");
    move("d2d4");
    assertThat(text()).contains("Hungry Pawn moves first.");
    letComputerMove();
    assertThat(text()).contains("Hungry Pawn has just moved.").contains("Your move");
    assertThat(board().getState().pieces()).containsEntry(Square.D2, Piece.WHITE_PAWN);
  }

  @Test
  void refusedMovesAreExplained() {
    begin("side=white");
    move("a1a3");
    assertThat(text()).contains("Not allowed").contains("Your move");
    move("e7e5");
    assertThat(text()).contains("Not allowed");
    BoardEvents.type(board(), "Kxh1");
    assertThat(text()).contains("Not allowed");
    assertThat(progress.log(Area.GAME))
        .extracting(AttemptEntry::outcome)
        .containsExactly(Attempt.Outcome.REFUSED, Attempt.Outcome.REFUSED, Attempt.Outcome.REFUSED);
  }

  @Test
  void mateEndsTheGameWithASentenceAndWaysOn() {
    begin("side=white&" + MATE_IN_ONE);
    move("a1a8");
    assertThat(text())
        .contains("You win!")
        .contains("Checkmate. You beat Hungry Pawn.")
        .contains("Play again")
        .contains("Another opponent");
    assertThat(board().getState().mode()).isEqualTo(BoardMode.SHOW);
    comeBack();
    assertThat(text()).contains("You win!");
  }

  @Test
  void movesAreTakenBackInPairs() {
    begin("side=white");
    assertThat(button("Take back").isEnabled()).isFalse();
    move("e2e4");
    letComputerMove();
    press("Take back");
    assertThat(board().getState().pieces()).containsEntry(Square.E2, Piece.WHITE_PAWN).hasSize(32);
    assertThat(text()).contains("Your move");
  }

  @Test
  void resigningMustBeConfirmed() {
    begin("side=white");
    assertThat(buttons()).doesNotContain("Resign");
    move("e2e4");
    letComputerMove();
    press("Resign");
    press("Play on");
    assertThat(text()).contains("Your move");
    press("Resign");
    press("Resign");
    assertThat(text())
        .contains("You lost this one")
        .contains("You resigned. Hungry Pawn wins.")
        .containsOnlyOnce("You lost");
  }

  @Test
  void aDrawCanBeClaimedOnlyWhenThatIsNear() {
    begin("side=white");
    move("e2e4");
    letComputerMove();
    assertThat(buttons()).doesNotContain("Claim a draw");
    begin("side=white&fen=kr6/8/8/8/8/8/8/6RK w - - 90 60");
    move("g1g2");
    letComputerMove();
    press("Claim a draw");
    assertThat(text()).contains("You can’t claim a draw yet").contains("46 moves each");
  }

  @Test
  void aMoveThatLosesAPieceIsAskedAboutOnce() {
    begin("side=white&fen=rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    move("f1a6");
    assertThat(text()).contains("Look again").contains("You’d lose the bishop on a6");
    assertThat(buttons()).doesNotContain("Take back");
    press("Take it back");
    assertThat(text()).doesNotContain("Look again").contains("Your move");
    assertThat(board().getState().pieces()).containsEntry(Square.F1, Piece.WHITE_BISHOP);
    move("f1a6");
    assertThat(text()).contains("Hungry Pawn is thinking");
  }

  @Test
  void aMoveIsPlayedInSpiteOfTheWarning() {
    begin("side=white&" + MATE_IN_ONE);
    move("g1f1");
    assertThat(text()).contains("You can give checkmate right now");
    press("Play it anyway");
    assertThat(text()).contains("Hungry Pawn is thinking");
  }

  @Test
  void playersWhoSwitchedWarningsOffAreNotWarned() {
    begin("side=white&help=moves&" + MATE_IN_ONE);
    move("g1f1");
    assertThat(text()).contains("Hungry Pawn is thinking");
    assertThat(buttons()).doesNotContain("Take back");
  }

  @Test
  void hintsTellMoreAndMore() {
    begin("side=white&" + MATE_IN_ONE);
    press("Hint");
    assertThat(text()).contains("Hint 1 of 3").doesNotContain("a8");
    press("Hint");
    assertThat(text()).contains("Look at your rook on a1.");
    press("Hint");
    assertThat(text()).contains("Move the rook from a1 to a8.");
    assertThat(button("Hint").isEnabled()).isFalse();
  }

  @Test
  void theComputerDeclinesADrawWhenItIsWinning() {
    begin("side=white&fen=kq6/8/8/8/8/8/8/7K w - - 0 1");
    move("h1g1");
    letComputerMove();
    press("Offer a draw");
    press("Play on");
    press("Offer a draw");
    press("Offer a draw");
    assertThat(text()).contains("Hungry Pawn wants to play on.").contains("Your move");
    assertThat(buttons()).doesNotContain("Offer a draw");
  }

  @Test
  void theComputerAcceptsADrawWhenItIsLosing() {
    begin("side=white&help=none&fen=k7/8/8/8/8/8/8/1QR4K w - - 0 1");
    move("h1h2");
    letComputerMove();
    press("Offer a draw");
    press("Offer a draw");
    assertThat(text()).contains("A draw").contains("Hungry Pawn agreed to a draw.");
  }

  @Test
  void gamesAreListedSavedAndDeleted() {
    visit("play/games");
    assertThat(text()).contains("You haven’t played a game yet.");
    begin("side=white&" + MATE_IN_ONE);
    move("a1a8");
    begin("side=black");
    letComputerMove();
    move("e7e5");
    visit("play/games");
    assertThat(text())
        .contains("You won by checkmate")
        .contains("Not finished")
        .contains("Save all as PGN");
    press("Delete");
    press("Delete", 1);
    assertThat(text()).doesNotContain("Not finished").contains("You won by checkmate");
  }

  @Test
  void anOlderPageShowsTheNewerState() {
    begin("side=white");
    move("e2e4");
    letComputerMove();
    ChessBoard older = board();
    Component olderPage = (Component) getCurrentView();
    visit("rules");
    visit(path);
    move("g1f3");
    BoardEvents.move(older, Move.parseUci("b1c3"));
    assertThat(PageText.of(olderPage.getElement())).contains("You moved in another window.");
    assertThat(older.getState().pieces())
        .containsEntry(Square.F3, Piece.WHITE_KNIGHT)
        .containsEntry(Square.B1, Piece.WHITE_KNIGHT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "opponent=grandmaster",
        "side=white",
        "opponent=hungry-pawn&fen=rubbish",
        "opponent=hungry-pawn&fen=8/8/8/8/8/8/8/K7 w - - 0 1"
      })
  void aGameThatCannotBeginIsNotFound(String query) {
    visit("play/game/" + UUID.randomUUID() + "?" + query);
    assertThat(text()).contains("There’s nothing at this address.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "x", "00000000-0000-0000-0000-000000000000"})
  void anUnknownGameIsNotFound(String id) {
    visit("play/game/" + id);
    assertThat(text()).contains("There’s nothing at this address.");
  }

  /** Presses the button below another one with the same label. */
  private void press(String label, int place) {
    test($(NativeButton.class).withText(label).all().get(place)).click();
  }

  private List<String> buttons() {
    return $(NativeButton.class).all().stream().map(NativeButton::getText).toList();
  }
}
