package org.queenside.puzzle.mining;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.queenside.chess.Position;

class PositionSimilarityTest {

  @ParameterizedTest
  @CsvSource({
    "true, 8/8/8/8/8/8/8/K1k4R b - -, 8/8/8/8/8/8/8/K1k3R1 b - -, one of three men moved",
    "false, 8/8/8/8/8/8/8/K1k4R b - -, 8/8/8/8/8/1K6/8/2k3R1 b - -, two of three men moved",
    "true, 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - -, 4k3/p2ppppp/1pp5/8/8/8/PPPPPPPP/4K3 w - -, pawns",
  })
  void positionsThatDifferOnFewSquaresAreAlike(
      boolean alike, String fen, String other, String because) {
    assertThat(PositionSimilarity.alike(Position.fromFen(fen), Position.fromFen(other)))
        .as(because)
        .isEqualTo(alike);
  }
}
