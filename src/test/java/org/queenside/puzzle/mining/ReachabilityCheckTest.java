package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.chess.Position;

class ReachabilityCheckTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The king came from b8 or b7.
        "k7/8/2K5/8/8/8/8/7R w - -",
        // The pawn came from a7, or took something.
        "k1K5/8/p7/8/8/8/8/8 w - -",
        // The king took something on a8.
        "k7/1R6/8/8/8/8/8/K7 w - -",
        // The double step from e7.
        "4k3/8/8/3Pp3/8/8/8/4K3 w - e6",
      })
  void aPositionFromAGameHasALastMove(String fen) {
    assertThat(ReachabilityCheck.isReachable(Position.fromFen(fen))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        // The pawn has not moved, and the black king cannot have been beside the white one.
        "k1K5/p7/8/8/8/8/8/8 w - -",
        // With the pawn on e7 the bishop would have given check, and it was Black's move.
        "1b2k3/8/8/3Pp3/8/8/7K/8 w - e6",
      })
  void anUnreachablePositionHasNoLastMove(String fen) {
    assertThat(ReachabilityCheck.isReachable(Position.fromFen(fen))).isFalse();
  }
}
