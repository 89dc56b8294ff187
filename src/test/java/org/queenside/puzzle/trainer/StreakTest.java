package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.queenside.puzzle.PuzzleId;

class StreakTest {

  private static final PuzzleId FIRST = new PuzzleId(1);
  private static final PuzzleId SECOND = new PuzzleId(2);

  @Test
  void aStreakBeginsFarBelowTheLevelAndClimbs() {
    Streak streak = Streak.NONE.anew(FIRST);

    assertThat(streak.aim(1000)).isEqualTo(600);
    assertThat(streak.counted().aim(1000)).isEqualTo(640);
  }

  @Test
  void theBestIsKeptWhenAStreakEndsAndANewOneBegins() {
    Streak two = Streak.NONE.anew(FIRST).counted().counted();

    Streak anew = two.ended("a1a2").anew(SECOND);

    assertThat(anew.best()).isEqualTo(2);
    assertThat(anew.solved()).isZero();
    assertThat(anew.missed()).isNull();
    assertThat(anew.counted().best()).isEqualTo(2);
  }

  @Test
  void onlyThePuzzleOfTheMomentCounts() {
    Streak streak = Streak.NONE.anew(FIRST);

    assertThat(streak.isAt(FIRST)).isTrue();
    assertThat(streak.isAt(SECOND)).isFalse();
    assertThat(streak.ended("a1a2").isAt(FIRST)).isFalse();
  }

  @Test
  void aSkipCostsNothingButItself() {
    Streak streak = Streak.NONE.anew(FIRST).counted();

    Streak skipped = streak.skipping().on(SECOND);

    assertThat(skipped.solved()).isEqualTo(1);
    assertThat(skipped.skipUsed()).isTrue();
    assertThat(skipped.now()).isEqualTo(SECOND);
    assertThat(skipped.over()).isFalse();
  }

  @Test
  void withoutAPuzzleThereIsNoStreak() {
    assertThat(Streak.NONE.over()).isTrue();
    assertThat(Streak.NONE.anew(null).over()).isTrue();
    assertThat(Streak.NONE.anew(FIRST).counted().on(null).over()).isTrue();
  }
}
