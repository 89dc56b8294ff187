package org.queenside.puzzle.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.queenside.puzzle.PuzzleId;

class StreakTest {

  private static final PuzzleId FIRST = new PuzzleId(1);
  private static final PuzzleId SECOND = new PuzzleId(2);

  @Test
  void aStreakBeginsFarBelowTheLevelAndClimbs() {
    Streak streak = Streak.NONE.restarted(FIRST);

    assertThat(streak.aim(1000)).isEqualTo(600);
    assertThat(streak.counted().aim(1000)).isEqualTo(640);
  }

  @Test
  void theBestIsKeptWhenAStreakEndsAndANewOneBegins() {
    Streak two = Streak.NONE.restarted(FIRST).counted().counted();

    Streak next = two.ended("a1a2").restarted(SECOND);

    assertThat(next.best()).isEqualTo(2);
    assertThat(next.solved()).isZero();
    assertThat(next.missed()).isNull();
    assertThat(next.counted().best()).isEqualTo(2);
  }

  @Test
  void onlyTheCurrentPuzzleCounts() {
    Streak streak = Streak.NONE.restarted(FIRST);

    assertThat(streak.isAt(FIRST)).isTrue();
    assertThat(streak.isAt(SECOND)).isFalse();
    assertThat(streak.ended("a1a2").isAt(FIRST)).isFalse();
  }

  @Test
  void aSkipOnlyUsesUpTheSkip() {
    Streak streak = Streak.NONE.restarted(FIRST).counted();

    Streak skipped = streak.skipping().on(SECOND);

    assertThat(skipped.solved()).isEqualTo(1);
    assertThat(skipped.skipUsed()).isTrue();
    assertThat(skipped.now()).isEqualTo(SECOND);
    assertThat(skipped.over()).isFalse();
  }

  @Test
  void withoutAPuzzleThereIsNoStreak() {
    assertThat(Streak.NONE.over()).isTrue();
    assertThat(Streak.NONE.restarted(null).over()).isTrue();
    assertThat(Streak.NONE.restarted(FIRST).counted().on(null).over()).isTrue();
  }
}
