package org.queenside.progress;

import java.time.Duration;

/**
 * The learner's effort for an item so far, in one run.
 *
 * @param wrong the number of wrong and refused tries, 0 or more
 * @param hints the number of hints taken, 0 or more
 * @param spent the time since the item was shown; more than 24 days count as 24 days
 */
public record Effort(int wrong, int hints, Duration spent) {

  private static final Duration LONGEST = Duration.ofDays(24);

  /** No tries, no hints and no time. */
  public static final Effort NONE = new Effort(0, 0, Duration.ZERO);

  /** Checks the counts. A clock that was set back counts as no time. */
  public Effort {
    if (wrong < 0 || hints < 0) {
      throw new IllegalArgumentException("negative count: wrong " + wrong + ", hints " + hints);
    }
    if (spent.isNegative()) {
      spent = Duration.ZERO;
    } else if (spent.compareTo(LONGEST) > 0) {
      spent = LONGEST;
    }
  }

  /** Returns the time in milliseconds, at most 24 days. */
  int millis() {
    return (int) spent.toMillis();
  }
}
