package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A period of time, possibly open at either end.
 *
 * @param since the first moment, or null if it is open
 * @param until the last moment, or null if it is open
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
