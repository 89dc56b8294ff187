package org.queenside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Game;
import org.queenside.chess.Move;
import org.queenside.chess.Position;

/** Opponents miss mates in one the way people do. */
class VisionTest {
  private static final int SEEDS = 200;

  @ParameterizedTest
  @CsvSource({
    // A queen supported by its king, and one that comes from four squares away.
    "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1, f7g7, false",
    "k7/8/1K6/8/6Q1/8/8/8 w - - 0 1, g4g8, false",
    // A rook from the other end of the board.
    "6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1, e1e8, true",
    // A smothered mate by a knight.
    "6rk/6pp/8/6N1/8/8/8/6K1 w - - 0 1, g5f7, true",
    // The king steps aside for the rook.
    "k7/2P5/K7/8/8/8/8/R7 w - - 0 1, a6b6, true",
    // A promotion to a rook, and one to a queen.
    "k7/2P5/K7/8/8/8/8/8 w - - 0 1, c7c8r, true",
    "k7/2P5/K7/8/8/8/8/8 w - - 0 1, c7c8q, false"
  })
  void someMatesAreHarderToSee(String fen, String mate, boolean hard) {
    Position position = Position.fromFen(fen);
    Move move = Move.parseUci(mate);
    assertThat(position.matesInOne()).contains(move);
    assertThat(Vision.isHard(position, move)).isEqualTo(hard);
  }

  /** Returns how often an opponent mates, with different seeds. */
  private static long mates(Opponent opponent, String fen) {
    Game game = Game.from(Position.fromFen(fen));
    return LongStream.range(0, SEEDS)
        .filter(
            seed ->
                game.play(ComputerPlayer.choose(game, opponent, seed, () -> false))
                    .position()
                    .isCheckmate())
        .count();
  }

  @Test
  void strongerOpponentsMissFewerMates() {
    // The queen mates on d8.
    String plain = "6k1/5ppp/5Q2/8/7B/8/r4PPP/6K1 w - - 0 1";
    List<Long> found =
        Arrays.stream(Opponent.values()).map(opponent -> mates(opponent, plain)).toList();
    assertThat(found).isSorted();
    assertThat(found.getFirst()).isBetween(SEEDS / 3L, 2 * SEEDS / 3L);
    assertThat(found.getLast()).isEqualTo(SEEDS);
  }
}
