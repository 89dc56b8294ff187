package org.queenside.game.ui;

import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import java.time.Clock;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.queenside.board.BoardEvents;
import org.queenside.board.Evidence;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.game.GameService;
import org.queenside.game.PlayedGame;
import org.queenside.ui.PageTester;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** Tests the page of a game as at a real board, as a visitor. */
@SpringBootTest
class RealBoardGameViewTest extends PageTester {

  @Autowired private GameService games;
  @Autowired private Clock clock;

  private String path = "";

  private void begin(String query) {
    path = "play/game/" + UUID.randomUUID();
    visit(path + "?opponent=hungry-pawn&side=white&" + query);
  }

  private void comeBack() {
    visit("rules");
    visit(path);
  }

  private void letComputerMove() {
    fire($(ComputerGamePanel.class).single().getElement(), ComputerReply.DUE);
  }

  private List<String> buttons() {
    return $(NativeButton.class).all().stream().map(NativeButton::getText).toList();
  }

  @Test
  void nothingHelps() {
    begin("board=loses");
    assertThat(board().getState().moveOptions().dots()).isFalse();
    assertThat(buttons()).doesNotContain("Hint", "Take back").contains("Turn the board");
    assertThat(text()).doesNotContain("Warn me");
    // A check isn't marked.
    begin("board=loses&fen=4r1k1/8/8/8/8/8/3P4/4K3 w - - 0 1");
    assertThat(board().getState().annotations().check()).isNull();
  }

  @Test
  void theMatedKingIsMarked() {
    begin("board=loses&fen=6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    move("a1a8");
    assertThat(text()).contains("You win!");
    assertThat(board().getState().annotations().check()).isEqualTo(Square.G8);
  }

  @Test
  void theSecondIllegalMoveLosesTheGame() {
    begin("board=loses");
    move("a1a5");
    assertThat(text())
        .contains("First illegal move")
        .contains("Only knights jump. A second illegal move loses the game.")
        .contains("Your move");
    assertThat(board().getState().annotations().evidence()).isNotEqualTo(Evidence.NONE);
    move("e2e4");
    letComputerMove();
    comeBack();
    move("a1a5");
    assertThat(text())
        .contains("You lost this one")
        .contains("Only knights jump. That was your second illegal move. Hungry Pawn wins.")
        .contains("Play again");
    assertThat(board().getState().annotations().evidence()).isNotEqualTo(Evidence.NONE);
    comeBack();
    assertThat(text()).contains("That was your second illegal move. Hungry Pawn wins.");
    visit("play/games");
    assertThat(text()).contains("You lost by illegal moves");
    assertThat(PgnDownload.write(visitorsGames(), _ -> List.of(), clock).replace('\n', ' '))
        .contains("[Termination \"rules infraction\"]")
        .contains("{Illegal move by White: a1-a5.} 1. e4")
        .contains("White made a second illegal move. Black wins.}")
        .contains("0-1");
    visit(path + "/review");
    assertThat(text()).doesNotContain("There’s nothing at this address.");
  }

  private List<PlayedGame> visitorsGames() {
    return games.all();
  }

  @Test
  void illegalMovesAreCountedEvenIfTheyDoNotLose() {
    begin("board=explains");
    move("a1a5");
    move("a1a5");
    assertThat(text()).contains("Illegal move 2").doesNotContain("loses the game");
  }

  @Test
  void aSlipIsNotAnIllegalMove() {
    begin("board=loses");
    move("e7e5");
    BoardEvents.type(board(), "Ra5");
    BoardEvents.type(board(), "a1a5");
    assertThat(text()).contains("Not allowed");
    move("a1a5");
    assertThat(text()).contains("First illegal move");
  }

  @Test
  void theTouchedPieceHasToMove() {
    begin("board=loses-touch");
    BoardEvents.touch(board(), Square.G1);
    move("e2e4");
    assertThat(text()).contains("You touched the knight on g1. It can move, so it has to.");
    assertThat(board().getState().annotations().circles()).containsExactly(Square.G1);
    assertThat(board().getState().pieces()).containsEntry(Square.E2, Piece.WHITE_PAWN);
    move("g1f3");
    letComputerMove();
    assertThat(text()).contains("Your move");
  }

  @Test
  void theClockIsPressedByHand() {
    begin("board=loses&clock=5-3");
    move("e2e4");
    assertThat(text()).contains("Press the clock").doesNotContain("is thinking");
    letComputerMove();
    move("d2d4");
    assertThat(text()).contains("You’ve moved. Press the clock, and the other time runs.");
    assertThat(board().getState().pieces()).containsEntry(Square.D2, Piece.WHITE_PAWN);
    comeBack();
    test($(NativeButton.class).withText("Press the clock").single()).click();
    assertThat(text()).contains("Hungry Pawn is thinking");
    letComputerMove();
    assertThat(text()).contains("Your move");
    assertThat(buttons()).doesNotContain("Press the clock");
  }
}
