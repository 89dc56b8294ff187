package org.queenside.trick;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class TrickTimingTest {

  private static final int GAMES = 500;
  private static final int MOVES = 40;

  @Test
  void aTrickIsDueAboutOnceInFiveMoves() {
    int tricks = 0;
    for (long seed = 0; seed < GAMES; seed++) {
      int last = -1;
      for (int move = 0; move < MOVES; move++) {
        if (TrickTiming.isDue(seed, move, last)) {
          tricks++;
          last = move;
        }
      }
    }
    assertThat(tricks / (double) (GAMES * MOVES)).isBetween(0.18, 0.23);
  }

  @Test
  void theFirstComesWithinFiveMovesButNotAtOnce() {
    for (long seed = 0; seed < GAMES; seed++) {
      assertThat(TrickTiming.isDue(seed, 0, -1)).isFalse();
      assertThat(TrickTiming.isDue(seed, 3, -1)).isTrue();
      assertThat(TrickTiming.isDue(seed, 4, -1)).isTrue();
    }
  }

  @Test
  void twoInARowAreNeverDue() {
    for (long seed = 0; seed < GAMES; seed++) {
      assertThat(TrickTiming.isDue(seed, 8, 7)).isFalse();
    }
  }
}
