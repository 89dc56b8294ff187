package org.queenside.puzzle.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.queenside.chess.Position;
import org.queenside.chess.Role;

class PuzzleLabelsTest {

  @Test
  void piecesChecksAndAnswersAreCounted() {
    // Qa8 and Qxg7 give check; only the first one mates.
    assertThat(PuzzleLabels.of(Position.fromFen("6k1/5ppp/8/8/8/8/8/Q5K1 w - -")))
        .isEqualTo(new PuzzleLabels(MatePattern.BACK_RANK, Role.QUEEN, 6, 2, 1));
  }

  @Test
  void aPromotionIsThePawnsMoveAndCountsForEachPieceThatMates() {
    assertThat(PuzzleLabels.of(Position.fromFen("1k6/4P3/1K6/8/8/8/8/8 w - -")))
        .isEqualTo(new PuzzleLabels(MatePattern.PROMOTION, Role.PAWN, 3, 2, 2));
  }

  @Test
  void theMostCharacteristicOfSeveralMatesIsNamed() {
    // Rd8 mates on the back rank, and so does the pawn as a queen or a rook.
    assertThat(PuzzleLabels.of(Position.fromFen("6k1/1P3ppp/8/8/8/8/8/3R2K1 w - -")))
        .isEqualTo(new PuzzleLabels(MatePattern.PROMOTION, Role.PAWN, 7, 3, 3));
  }

  @Test
  void aPositionWithoutAMateHasNoLabels() {
    assertThatThrownBy(() -> PuzzleLabels.of(Position.START))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no mate in one");
  }
}
