package org.queenside.practice;

/**
 * How well a learner knows a square.
 *
 * @param asked how often it was asked
 * @param missed how often it took more than one try, or a hint
 */
public record SquareStatistics(int asked, int missed) {
  /** The statistics of a square that has never been asked. */
  public static final SquareStatistics NONE = new SquareStatistics(0, 0);

  /** How much more often an always-missed square is asked than a known one. */
  private static final int MOST = 8;

  /** Checks the counts. */
  public SquareStatistics {
    if (missed < 0 || asked < missed) {
      throw new IllegalArgumentException(missed + " of " + asked + " missed");
    }
  }

  /**
   * Returns the share of squares found or named on the first try, in percent; 0 if none was asked.
   */
  public int percent() {
    return asked == 0 ? 0 : Math.round(100f * (asked - missed) / asked);
  }

  /**
   * Returns the square's weight for drawing, from 1 to 8; the more often it was missed, the higher.
   */
  int weight() {
    // Adding two imaginary answers, one of them wrong, keeps a single miss from counting too much.
    return Math.max(1, Math.round((float) MOST * (missed + 1) / (asked + 2)));
  }
}
