package org.queenside.progress;

import java.time.Duration;

/**
 * What an item has cost the learner so far, in one run of it.
 *
 * @param wrong wrong and refused tries, 0 or more
 * @param hints hints taken, 0 or more
 * @param spent time since the item was shown; kept in whole milliseconds, up to about 24 days
 */
public record Effort(int wrong, int hints, Duration spent) {

  /** No try, no hint, no time. */
  public static final Effort NONE = new Effort(0, 0, Duration.ZERO);

  /** Checks the counts. A clock that was set back counts as no time. */
  public Effort {
    if (wrong < 0 || hints < 0) {
      throw new IllegalArgumentException("negative count: wrong " + wrong + ", hints " + hints);
    }
    if (spent.isNegative()) {
      spent = Duration.ZERO;
    }
  }

  int millis() {
    return Math.clamp(spent.toMillis(), 0, Integer.MAX_VALUE);
  }
}
