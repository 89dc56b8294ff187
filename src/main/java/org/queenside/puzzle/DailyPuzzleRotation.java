package org.queenside.puzzle;

import java.time.LocalDate;

/** Chooses the puzzle of a day so that each puzzle comes once before any is repeated. */
final class DailyPuzzleRotation {

  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private DailyPuzzleRotation() {}

  /**
   * Returns the index of the day's puzzle.
   *
   * @param all the number of puzzles, 1 or more
   * @return 0 to {@code all} - 1; consecutive days are far apart
   */
  static int of(LocalDate day, int all) {
    return (int) Math.floorMod(day.toEpochDay() * stride(all), (long) all);
  }

  /** Returns about 0.618 of all. It shares no divisor with it, so every index gets its turn. */
  private static long stride(int all) {
    long stride = Math.max(1, Math.round(all * GOLDEN));
    while (gcd(stride, all) != 1) {
      stride++;
    }
    return stride;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }
}
