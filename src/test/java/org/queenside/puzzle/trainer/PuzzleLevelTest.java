package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.queenside.puzzle.Rating;

class PuzzleLevelTest {

  private static final Rating EASY = new Rating(600, 80, 0.06);
  private static final Rating HARD = new Rating(1200, 80, 0.06);

  @Test
  void solvingRaisesTheLevelAndMissingLowersIt() {
    assertThat(rating(PuzzleLevel.FIRST.after(HARD, true)))
        .isGreaterThan(rating(PuzzleLevel.FIRST));
    assertThat(rating(PuzzleLevel.FIRST.after(HARD, false))).isLessThan(rating(PuzzleLevel.FIRST));
  }

  @Test
  void aSolvedHardPuzzleCountsMoreThanAnEasyOne() {
    assertThat(rating(PuzzleLevel.FIRST.after(HARD, true)))
        .isGreaterThan(rating(PuzzleLevel.FIRST.after(EASY, true)));
  }

  @Test
  void triedAndSolvedFirstEncountersAreCounted() {
    PuzzleLevel level = PuzzleLevel.FIRST.after(EASY, true).after(HARD, false).after(EASY, true);

    assertThat(level.tried()).isEqualTo(3);
    assertThat(level.solved()).isEqualTo(2);
  }

  @Test
  void aLevelIsSettledAfterAboutTenPuzzles() {
    PuzzleLevel level = PuzzleLevel.FIRST;
    int puzzles = 0;
    while (!level.isSettled()) {
      puzzles++;
      level = level.after(new Rating(rating(level), 200, 0.06), puzzles % 2 == 0);
    }

    assertThat(puzzles).isBetween(7, 13);
  }

  private static double rating(PuzzleLevel level) {
    return level.rating().value();
  }
}
