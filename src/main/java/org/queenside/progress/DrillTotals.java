package org.queenside.progress;

import java.time.Instant;

/**
 * Counts a learner's answers in a drill within a period.
 *
 * @param solved how often it was solved
 * @param missed the number of wrong and refused tries
 * @param lastAt the time of the last attempt
 */
public record DrillTotals(int solved, int missed, Instant lastAt) {

  /** Returns these totals and others together. */
  public DrillTotals and(DrillTotals other) {
    return new DrillTotals(
        solved + other.solved,
        missed + other.missed,
        lastAt.isAfter(other.lastAt) ? lastAt : other.lastAt);
  }
}
