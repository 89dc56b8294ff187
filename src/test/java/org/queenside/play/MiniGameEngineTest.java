package org.queenside.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** What the computer plays. */
class MiniGameEngineTest {

  private static Move reply(MiniGame game, String fen, Strength strength) {
    return MiniGameEngine.reply(MiniGameState.of(game, Position.lessonFromFen(fen)), strength);
  }

  @ParameterizedTest
  @EnumSource(
      value = Strength.class,
      names = {"MEDIUM", "HARD"})
  void aWinInOneMoveIsFound(Strength strength) {
    assertEquals(
        "h2h1",
        reply(MiniGame.PAWN_GAME, "8/p7/8/8/PP6/8/7p/8 b - -", strength)
            .toString()
            .substring(0, 4));
    assertEquals(
        "c4d5", reply(MiniGame.CAPTURE_ALL, "8/8/8/3n4/2B5/8/8/8 w - -", strength).toString());
  }

  @Test
  void theStrongSeesThatAPawnCannotBeCaught() {
    // Both need three moves to promote, and White is to move: who does anything else loses.
    assertEquals(
        "a5a6", reply(MiniGame.PAWN_GAME, "8/8/8/P7/7p/8/1P6/8 w - -", Strength.HARD).toString());
  }

  @Test
  void theSameGameGetsTheSameMove() {
    for (MiniGame game : MiniGame.values()) {
      for (Strength strength : Strength.values()) {
        assertEquals(
            MiniGameEngine.reply(MiniGameState.of(game), strength),
            MiniGameEngine.reply(MiniGameState.of(game), strength));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(MiniGame.class)
  void everyGameEndsAndEachMoveIsLegal(MiniGame game) {
    MiniGameState match = MiniGameState.of(game);
    while (match.verdict() == null) {
      match = match.play(MiniGameEngine.reply(match, Strength.EASY));
    }
    MiniGameState over = match;
    assertThrows(IllegalArgumentException.class, () -> MiniGameEngine.reply(over, Strength.EASY));
  }

  @ParameterizedTest
  @EnumSource(MiniGame.class)
  void theStrongBeatsTheEasy(MiniGame game) {
    assertEquals(Color.WHITE, winner(game, Strength.HARD, Strength.EASY));
    assertNotEquals(Color.WHITE, winner(game, Strength.EASY, Strength.HARD));
  }

  private static Color winner(MiniGame game, Strength white, Strength black) {
    MiniGameState match = MiniGameState.of(game);
    while (match.verdict() == null) {
      match = match.play(MiniGameEngine.reply(match, match.turn() == Color.WHITE ? white : black));
    }
    return match.verdict().winner();
  }

  /** Generous, since the machine may be busy; docs tell what was measured. */
  @ParameterizedTest
  @EnumSource(MiniGame.class)
  void nobodyWaitsForTheComputer(MiniGame game) {
    MiniGameState match = MiniGameState.of(game);
    long begun = System.nanoTime();
    for (int moves = 0; moves < 6 && match.verdict() == null; moves++) {
      match = match.play(MiniGameEngine.reply(match, Strength.HARD));
    }
    Duration each = Duration.ofNanos((System.nanoTime() - begun) / 6);
    assertTrue(each.toMillis() < 1_000, each::toString);
  }
}
