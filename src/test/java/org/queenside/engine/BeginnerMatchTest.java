package org.queenside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.chess.Game;
import org.queenside.chess.GameOutcome;

/** A beginner can win against the easiest opponent. */
class BeginnerMatchTest {
  private static final long GAMES = 16;

  /**
   * Over many games it wins nearly half; the bounds only tell that from rarely and nearly always.
   */
  @Test
  void aBeginnerOftenBeatsTheEasiestOpponent() {
    long won = LongStream.range(0, GAMES).filter(BeginnerMatchTest::isWon).count();
    assertThat(won).isBetween(GAMES / 5, 4 * GAMES / 5);
  }

  private static boolean isWon(long number) {
    Color beginner = number % 2 == 0 ? Color.WHITE : Color.BLACK;
    Game game = Game.START;
    while (!game.isOver() && game.claims().isEmpty()) {
      game =
          game.play(
              game.position().turn() == beginner
                  ? Beginner.FIRST_WEEK.choose(game, number)
                  : ComputerPlayer.choose(game, Opponent.HUNGRY_PAWN, number, () -> false));
    }
    return new GameOutcome.Checkmate(beginner).equals(game.outcome());
  }
}
