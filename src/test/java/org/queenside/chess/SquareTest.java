package org.queenside.chess;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SquareTest {

  @ParameterizedTest
  @CsvSource({"E4, E4, 0", "E4, F5, 1", "A1, H8, 7", "A1, B8, 7", "H1, A2, 7", "C6, E5, 2"})
  void theDistanceIsTheNumberOfKingMoves(Square from, Square to, int moves) {
    assertThat(from.distance(to)).isEqualTo(moves);
    assertThat(to.distance(from)).isEqualTo(moves);
  }
}
