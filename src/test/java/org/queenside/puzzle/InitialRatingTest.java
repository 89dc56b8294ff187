package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.queenside.chess.Role;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.pattern.PuzzleLabels;

class InitialRatingTest {

  @Test
  void everyFurtherCheckAddsLessDifficulty() {
    assertThat(points(2)).isGreaterThan(points(1));
    assertThat(points(12)).isGreaterThan(points(11));
    assertThat(points(2) - points(1)).isGreaterThan(points(12) - points(11));
  }

  @Test
  void theNumberOfPiecesDoesNotMatter() {
    PuzzleLabels few = new PuzzleLabels(MatePattern.OTHER, Role.ROOK, 5, 3, 1);
    PuzzleLabels many = new PuzzleLabels(MatePattern.OTHER, Role.ROOK, 30, 3, 1);

    assertThat(InitialRating.of(few)).isEqualTo(InitialRating.of(many));
  }

  @Test
  void unusualMovesAreHarderThanPlainOnes() {
    double plain = points(MatePattern.QUEEN_BESIDE_KING, 1);

    assertThat(points(MatePattern.EN_PASSANT, 1)).isGreaterThan(plain);
    assertThat(points(MatePattern.CASTLING, 1)).isGreaterThan(plain);
    assertThat(points(MatePattern.DISCOVERED_CHECK, 1)).isGreaterThan(plain);
  }

  @Test
  void severalAnswersMakeItEasier() {
    assertThat(points(MatePattern.OTHER, 2)).isLessThan(points(MatePattern.OTHER, 1));
  }

  @Test
  void everyRatingIsInASensibleRange() {
    for (MatePattern pattern : MatePattern.values()) {
      for (int checks : new int[] {1, 218}) {
        Rating rating = InitialRating.of(new PuzzleLabels(pattern, Role.QUEEN, 9, checks, 1));

        assertThat(rating.value()).isBetween(400.0, 2_400.0);
        assertThat(rating.deviation()).isBetween(100.0, 350.0);
      }
    }
  }

  private static double points(int checks) {
    return InitialRating.of(new PuzzleLabels(MatePattern.OTHER, Role.ROOK, 9, checks, 1)).value();
  }

  private static double points(MatePattern pattern, int answers) {
    return InitialRating.of(new PuzzleLabels(pattern, Role.ROOK, 9, 3, answers)).value();
  }
}
