package org.queenside.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Ruling;

/** A mini-game at one screen. */
class LocalMiniGameTest {
  private static final LocalMiniGame TWO_PEOPLE =
      LocalMiniGame.of(MiniGame.PAWN_GAME, null, Color.WHITE);
  private static final Move E4 = Move.parseUci("e2e4");

  @Test
  void twoPeopleMoveInTurn() {
    LocalMiniGame game = TWO_PEOPLE.play(E4);
    assertSame(game, game.answered());
    assertEquals(Color.BLACK, game.state().turn());
  }

  @Test
  void theComputerMovesOnlyOnItsTurn() {
    LocalMiniGame white = LocalMiniGame.of(MiniGame.PAWN_GAME, Strength.EASY, Color.WHITE);
    assertSame(white, white.answered());
    assertEquals(2, white.play(E4).answered().moves().size());
    LocalMiniGame black = LocalMiniGame.of(MiniGame.PAWN_GAME, Strength.EASY, Color.BLACK);
    assertEquals(1, black.answered().moves().size());
  }

  @Test
  void takingBackUndoesTheLastMoveOfAPerson() {
    assertEquals(List.of(), TWO_PEOPLE.play(E4).takenBack().moves());
    LocalMiniGame white = LocalMiniGame.of(MiniGame.PAWN_GAME, Strength.EASY, Color.WHITE);
    assertEquals(white, white.play(E4).answered().takenBack());
    LocalMiniGame black =
        LocalMiniGame.of(MiniGame.PAWN_GAME, Strength.EASY, Color.BLACK).answered();
    assertFalse(black.canTakeBack());
    assertEquals(black, black.play(Move.parseUci("a7a6")).answered().takenBack());
    assertEquals(TWO_PEOPLE, TWO_PEOPLE.takenBack());
  }

  @Test
  void aGameIsReplayedFromItsText() {
    LocalMiniGame game = TWO_PEOPLE.play(E4).play(Move.parseUci("d7d5"));
    assertEquals("e2e4.d7d5", game.text());
    assertEquals(game, TWO_PEOPLE.replayed(game.text()));
  }

  @Test
  void aBrokenTextIsReplayedUpToItsFirstError() {
    assertEquals(TWO_PEOPLE.play(E4), TWO_PEOPLE.replayed("e2e4.e2e4.d7d5"));
    assertEquals(TWO_PEOPLE, TWO_PEOPLE.replayed("rubbish"));
    assertEquals(TWO_PEOPLE, TWO_PEOPLE.replayed("e2e4.".repeat(10_000)));
  }

  @Test
  void aLateEnPassantCaptureIsRefusedAsSuch() {
    LocalMiniGame game = TWO_PEOPLE.replayed("e2e4.a7a6.e4e5.d7d5.a2a3.a6a5");
    String code = refused(game, "e5d6");
    assertTrue(code.startsWith("en-passant"), code);
  }

  @Test
  void aPiecesRefusalDependsOnTheOpponent() {
    LocalMiniGame alone = LocalMiniGame.of(MiniGame.PAWN_GAME, Strength.EASY, Color.WHITE);

    assertEquals("not-your-turn", refused(afterTwoMoves(TWO_PEOPLE), "h7h6"));
    assertEquals("opponents-piece", refused(afterTwoMoves(alone), "h7h6"));
  }

  private static LocalMiniGame afterTwoMoves(LocalMiniGame game) {
    return game.play(E4).play(Move.parseUci("a7a6"));
  }

  private static String refused(LocalMiniGame game, String move) {
    Ruling ruling = game.rule(Move.parseUci(move));
    return assertInstanceOf(Ruling.Illegal.class, ruling).reason().code();
  }
}
