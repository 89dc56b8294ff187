package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What time counts.
 *
 * @param since the first moment, or null for as far back as the log goes
 * @param until the last moment, or null for all that is to come
 */
public record Period(@Nullable Instant since, @Nullable Instant until) {

  /** All time. */
  public static final Period EVER = new Period(null, null);

  boolean hasBegunBy(Instant at) {
    return since == null || !at.isBefore(since);
  }

  boolean isOverAt(Instant at) {
    return until != null && at.isAfter(until);
  }

  boolean contains(Instant at) {
    return hasBegunBy(at) && !isOverAt(at);
  }
}
