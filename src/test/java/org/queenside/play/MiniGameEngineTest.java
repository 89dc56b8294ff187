package org.queenside.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.ProcessorTime;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Tests the computer's moves. */
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
  void theHardLevelSeesThatAPawnCannotBeCaught() {
    // Both sides need three moves to promote and White is to move, so any other move loses.
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
    MiniGameState state = MiniGameState.of(game);
    while (state.result() == null) {
      state = state.play(MiniGameEngine.reply(state, Strength.EASY));
    }
    MiniGameState over = state;
    assertThrows(IllegalArgumentException.class, () -> MiniGameEngine.reply(over, Strength.EASY));
  }

  @ParameterizedTest
  @EnumSource(MiniGame.class)
  void theHardLevelBeatsTheEasyLevel(MiniGame game) {
    assertEquals(Color.WHITE, winner(game, Strength.HARD, Strength.EASY));
    assertNotEquals(Color.WHITE, winner(game, Strength.EASY, Strength.HARD));
  }

  private static Color winner(MiniGame game, Strength white, Strength black) {
    MiniGameState state = MiniGameState.of(game);
    while (state.result() == null) {
      state = state.play(MiniGameEngine.reply(state, state.turn() == Color.WHITE ? white : black));
    }
    return state.result().winner();
  }

  /** The limit is generous. */
  @ParameterizedTest
  @EnumSource(MiniGame.class)
  void theComputerRepliesQuickly(MiniGame game) {
    Duration each = ProcessorTime.of(() -> sixMoves(game)).dividedBy(6);
    assertTrue(each.toMillis() < 1_000, each::toString);
  }

  private static void sixMoves(MiniGame game) {
    MiniGameState state = MiniGameState.of(game);
    for (int moves = 0; moves < 6 && state.result() == null; moves++) {
      state = state.play(MiniGameEngine.reply(state, Strength.HARD));
    }
  }
}
