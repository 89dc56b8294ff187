package org.queenside.practice;

/**
 * How well a learner knows a square.
 *
 * @param asked how often it was asked for
 * @param missed how often it took more than one try, or a hint
 */
public record SquareStatistics(int asked, int missed) {
  /** A square that was never asked for. */
  public static final SquareStatistics NONE = new SquareStatistics(0, 0);

  /** How much more often a square comes that is always missed than one that is known. */
  private static final int MOST = 8;

  /** Checks the counts. */
  public SquareStatistics {
    if (missed < 0 || asked < missed) {
      throw new IllegalArgumentException(missed + " of " + asked + " missed");
    }
  }

  /** Returns the share of squares found or named at the first try, in percent; 0 if none was. */
  public int percent() {
    return asked == 0 ? 0 : Math.round(100f * (asked - missed) / asked);
  }

  /** Returns how often the square comes, from 1 to 8: the more was missed, the more often. */
  int weight() {
    // Two imagined answers, one of them wrong, keep a single miss from counting too much.
    return Math.max(1, Math.round((float) MOST * (missed + 1) / (asked + 2)));
  }
}
