package org.queenside.school.report;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Misconception;
import org.queenside.progress.MisconceptionRecord;

/** When a pupil first and last showed a misconception. */
record ShownPeriod(Instant first, Instant last) {

  /** Tries of a basic mistake that are further apart are single slips. */
  private static final Duration REPEATED_WITHIN = Duration.ofDays(1);

  /**
   * Returns the period of one or more tries; null if they may all be slips. A basic mistake shows
   * only when it is made twice within a day. Any other shows with a single try.
   */
  static @Nullable ShownPeriod of(Misconception misconception, List<MisconceptionRecord> tries) {
    List<Instant> times = tries.stream().flatMap(ShownPeriod::times).sorted().toList();
    if (!misconception.isBasic()) {
      return new ShownPeriod(times.getFirst(), times.getLast());
    }
    ShownPeriod period = null;
    for (int later = 1; later < times.size(); later++) {
      Instant before = times.get(later - 1);
      Instant at = times.get(later);
      if (!at.isAfter(before.plus(REPEATED_WITHIN))) {
        period = new ShownPeriod(period == null ? before : period.first(), at);
      }
    }
    return period;
  }

  /** Of the same try made more than twice, the times between aren't known. That is no slip. */
  private static Stream<Instant> times(MisconceptionRecord tries) {
    return switch (tries.times()) {
      case 1 -> Stream.of(tries.lastAt());
      case 2 -> Stream.of(tries.firstAt(), tries.lastAt());
      default -> Stream.of(tries.firstAt(), tries.lastAt(), tries.lastAt());
    };
  }
}
