package org.queenside.progress;

import java.time.Instant;

/**
 * What a learner did on a drill in a period.
 *
 * @param solved how often it was solved
 * @param missed wrong and refused tries
 * @param lastAt when something was last done
 */
public record Tally(int solved, int missed, Instant lastAt) {

  Tally and(Tally other) {
    return new Tally(
        solved + other.solved,
        missed + other.missed,
        lastAt.isAfter(other.lastAt) ? lastAt : other.lastAt);
  }
}
