package org.queenside.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.queenside.chess.Role;
import org.queenside.puzzle.pattern.Labels;
import org.queenside.puzzle.pattern.MatePattern;

class DifficultyTest {

  @Test
  void everyFurtherCheckMakesItHarderAndTheFirstOnesMost() {
    assertThat(points(2)).isGreaterThan(points(1));
    assertThat(points(12)).isGreaterThan(points(11));
    assertThat(points(2) - points(1)).isGreaterThan(points(12) - points(11));
  }

  @Test
  void menDoNotMatter() {
    Labels few = new Labels(MatePattern.OTHER, Role.ROOK, 5, 3, 1);
    Labels many = new Labels(MatePattern.OTHER, Role.ROOK, 30, 3, 1);

    assertThat(Difficulty.of(few)).isEqualTo(Difficulty.of(many));
  }

  @Test
  void unusualMovesAreHarderThanPlainOnes() {
    double plain = points(MatePattern.QUEEN_BESIDE_KING, 1);

    assertThat(points(MatePattern.EN_PASSANT, 1)).isGreaterThan(plain);
    assertThat(points(MatePattern.CASTLING, 1)).isGreaterThan(plain);
    assertThat(points(MatePattern.DISCOVERED_CHECK, 1)).isGreaterThan(plain);
  }

  @Test
  void aChoiceOfAnswersIsEasier() {
    assertThat(points(MatePattern.OTHER, 2)).isLessThan(points(MatePattern.OTHER, 1));
  }

  @Test
  void anyLabelsGiveARatingWithinReason() {
    for (MatePattern pattern : MatePattern.values()) {
      for (int checks : new int[] {1, 218}) {
        Rating rating = Difficulty.of(new Labels(pattern, Role.QUEEN, 9, checks, 1));

        assertThat(rating.value()).isBetween(400.0, 2_400.0);
        assertThat(rating.deviation()).isBetween(100.0, 350.0);
      }
    }
  }

  private static double points(int checks) {
    return Difficulty.of(new Labels(MatePattern.OTHER, Role.ROOK, 9, checks, 1)).value();
  }

  private static double points(MatePattern pattern, int answers) {
    return Difficulty.of(new Labels(pattern, Role.ROOK, 9, 3, answers)).value();
  }
}
