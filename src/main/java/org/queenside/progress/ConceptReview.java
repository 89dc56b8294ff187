package org.queenside.progress;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How well a learner knows one concept, and when to ask for it again: 1, 2, 4, 8 and 16 days after
 * the last right answer. After that it counts as known.
 *
 * @param step the index of the current gap, from 0
 * @param since when the current gap began
 */
record ConceptReview(int step, Instant since) {

  private static final int[] DAYS = {1, 2, 4, 8, 16};

  /** Shortens every gap, so that what was learned in the evening can be reviewed in the morning. */
  private static final Duration GRACE = Duration.ofHours(8);

  /**
   * Returns the review after one more attempt on the concept, or null if the concept hasn't been
   * learned yet.
   */
  static @Nullable ConceptReview after(@Nullable ConceptReview before, AttemptEntry entry) {
    return switch (entry.outcome()) {
      case SOLVED -> before == null ? new ConceptReview(0, entry.at()) : before.solved(entry);
      case WRONG, REFUSED, SHOWN -> before == null ? null : new ConceptReview(0, entry.at());
      case HINT, SKIPPED -> before;
    };
  }

  /** Early practice has no effect. A right answer with help restarts the same gap. */
  private ConceptReview solved(AttemptEntry entry) {
    if (!isDue(entry.at())) {
      return this;
    }
    boolean alone = entry.wrong() == 0 && entry.hints() == 0;
    return new ConceptReview(alone ? step + 1 : step, entry.at());
  }

  private boolean isKnown() {
    return step >= DAYS.length;
  }

  /** Returns when to ask again. */
  Instant dueAt() {
    return isKnown() ? Instant.MAX : since.plus(Duration.ofDays(DAYS[step])).minus(GRACE);
  }

  boolean isDue(Instant now) {
    return !now.isBefore(dueAt());
  }
}
