package org.queenside.puzzle;

import java.time.LocalDate;

/** Whose turn it is on a day: every puzzle comes once before any comes again. */
final class DailyPuzzleRotation {

  private static final double GOLDEN = (Math.sqrt(5) - 1) / 2;

  private DailyPuzzleRotation() {}

  /**
   * The place of the day's puzzle among all of them.
   *
   * @param all how many there are, 1 or more
   * @return 0 to {@code all} - 1; days in a row are far apart
   */
  static int of(LocalDate day, int all) {
    return (int) Math.floorMod(day.toEpochDay() * stride(all), (long) all);
  }

  /** About 0.618 of all, and without a common divisor, so that every place has its turn. */
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
