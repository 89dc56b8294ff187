package org.queenside.progress;

import java.time.Instant;

/**
 * What a learner did on a drill in a period.
 *
 * @param solved how often it was solved
 * @param missed wrong and refused tries
 * @param lastAt when something was last done
 */
public record DrillTotals(int solved, int missed, Instant lastAt) {

  DrillTotals and(DrillTotals other) {
    return new DrillTotals(
        solved + other.solved,
        missed + other.missed,
        lastAt.isAfter(other.lastAt) ? lastAt : other.lastAt);
  }
}
