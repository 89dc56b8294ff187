package org.queenside.play.ui;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.board.BoardEvents;
import org.queenside.board.BoardMode;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.play.MiniGame;
import org.queenside.ui.PageTester;
import org.springframework.boot.test.context.SpringBootTest;

/** Tests the pages of games at one screen. */
@SpringBootTest
class PlayViewsTest extends PageTester {

  @Test
  void playersMoveInTurnAndRefusedMovesAreExplained() {
    visit("play/chess");
    move("e2e4");
    assertThat(text()).contains("Black to move").contains("e4");
    move("e7e4");
    assertThat(text()).contains("Not allowed").contains("Black to move");
    move("e7e5");
    assertThat(text()).contains("White to move").doesNotContain("Not allowed");
  }

  @ParameterizedTest
  @ValueSource(strings = {"Kxh1", "Kh1", "KXH1"})
  void aKingTypedOntoItsOwnRookIsRefusedAndDoesNotCastle(String text) {
    visit("play/chess?game=e2e4.e7e5.g1f3.g8f6.f1c4.f8c5");
    BoardEvents.type(board(), text);
    assertThat(text()).contains("Not allowed").contains("White to move");
    assertThat(board().getState().pieces()).containsEntry(Square.E1, Piece.WHITE_KING);
  }

  @Test
  void capitalsThatAPhoneWritesAreUnderstood() {
    visit("play/chess");
    BoardEvents.type(board(), "E4");
    BoardEvents.type(board(), "NF6");
    assertThat(board().getState().pieces())
        .containsEntry(Square.E4, Piece.WHITE_PAWN)
        .containsEntry(Square.F6, Piece.BLACK_KNIGHT);
  }

  @Test
  void aPromotionThatTwoKnightsCouldMeanIsRefused() {
    visit("play/chess?fen=4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 0");
    BoardEvents.type(board(), "Nd2=Q");
    assertThat(text()).contains("Not allowed").contains("White to move");
  }

  @Test
  void aWrongClaimIsExplainedAndTheDeclaredMoveIsPlayed() {
    visit("play/chess?game=e2e4.e7e5");
    press("Claim a draw");
    assertThat(text()).contains("You can’t claim a draw yet").contains("has come up once");
    move("g1f3");
    assertThat(text()).contains("The claim was wrong").contains("Black to move");
    assertThat(board().getState().pieces()).containsEntry(Square.F3, Piece.WHITE_KNIGHT);
  }

  @Test
  void aCorrectClaimDrawsTheGame() {
    visit("play/chess?game=g1f3.g8f6.f3g1.f6g8.g1f3.g8f6.f3g1.f6g8");
    press("Claim a draw");
    assertThat(text())
        .contains("White claimed a draw because the same position came up three times.");
    assertThat(board().getState().mode()).isEqualTo(BoardMode.SHOW);
  }

  @Test
  void aCorrectClaimWithADeclaredMoveDrawsTheGameWithoutPlayingIt() {
    visit("play/chess?game=g1f3.g8f6.f3g1.f6g8.g1f3.g8f6.f3g1");
    press("Claim a draw");
    move("f6g8");
    assertThat(text())
        .contains("Black claimed a draw because the same position came up three times.");
    assertThat(board().getState().pieces()).containsEntry(Square.F6, Piece.BLACK_KNIGHT);
  }

  @Test
  void aDrawIsOfferedAndDeclinedByAMove() {
    visit("play/chess?game=e2e4.e7e5");
    press("Offer a draw");
    assertThat(text()).contains("Black offers a draw.");
    move("g1f3");
    assertThat(text()).doesNotContain("offers").contains("Black to move");
    press("Offer a draw");
    press("Accept");
    assertThat(text()).contains("You both agreed to a draw.").contains("½-½");
  }

  @Test
  void aDrawCannotBeOfferedBeforeBothHaveMoved() {
    visit("play/chess?game=e2e4");
    assertThat(button("Offer a draw").isEnabled()).isFalse();
  }

  @Test
  void resigningMustBeConfirmed() {
    visit("play/chess?game=e2e4");
    press("Resign");
    press("Play on");
    assertThat(text()).contains("Black to move");
    press("Resign");
    press("Resign");
    assertThat(text()).contains("Black resigned. White wins.").contains("1-0");
  }

  @Test
  void resigningAgainstALoneKingIsADraw() {
    visit("play/chess?fen=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    press("Resign");
    press("Resign");
    assertThat(text()).contains("could never have given mate");
  }

  @ParameterizedTest
  @CsvSource({
    "f2f3.e7e5.g2g4.d8h4, Checkmate. Black wins.",
    "e2e4.e7e5.resigns-w, White resigned. Black wins.",
    "e2e4.e7e5.draw, You both agreed to a draw."
  })
  void aGameIsRestoredFromItsAddress(String transcript, String said) {
    visit("play/chess?game=" + transcript);
    assertThat(text()).contains("The game is over").contains(said);
  }

  @ParameterizedTest
  @ValueSource(strings = {"e2e5", "rubbish", "draw", "resigns-w.e2e4", "e7e8k"})
  void aForgedGameIsNotPlayed(String transcript) {
    visit("play/chess?game=" + transcript);
    assertThat(text()).contains("couldn’t read the game in this address").contains("White to move");
  }

  @ParameterizedTest
  @EnumSource(MiniGame.class)
  void everyMiniGameOpensForTwoPeopleAndAgainstTheComputer(MiniGame game) {
    visit("play/" + game.code());
    assertThat(text()).contains("White to move");
    visit("play/" + game.code() + "?computer=easy&side=b");
    assertThat(text()).contains("Black to move").contains("You play Black");
  }

  @Test
  void takingBackAfterTheComputersReplyUndoesBothMoves() {
    visit("play/pawn-game?computer=easy&side=w");
    move("e2e4");
    assertThat(text()).contains("White to move");
    assertThat(board().getState().pieces()).containsEntry(Square.E4, Piece.WHITE_PAWN);
    press("Take back");
    assertThat(board().getState().pieces()).containsEntry(Square.E2, Piece.WHITE_PAWN);
  }

  @Test
  void theComputersMovesAreAnnounced() {
    visit("play/pawn-game?computer=easy&side=w");
    move("e2e4");
    assertThat(announced()).contains("The computer moves from ");
    visit("learn/queen-mate/two-moves");
    move("c5b6");
    assertThat(announced()).contains("The black king goes from a8 to b8.").contains("mate in one");
  }

  @Test
  void theEndOfAMiniGameIsShown() {
    visit("play/pawn-game?moves=a2a4.b7b5.a4b5.a7a5.b5a6.c8b8");
    assertThat(text()).contains("Black to move");
    visit("play/pawn-game?moves=a2a4.b7b5.a4b5.h7h5.b5b6.h5h4.b6a7.h4h3.a7a8q");
    assertThat(text()).contains("White has a pawn on the last rank and wins.");
    assertThat(board().getState().mode()).isEqualTo(BoardMode.SHOW);
  }

  @Test
  void anUnknownGameIsNotFound() {
    visit("play/checkers");
    assertThat(text()).contains("There’s nothing at this address.");
  }
}
