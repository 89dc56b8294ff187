package org.queenside.monitoring;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;

/**
 * Writes a warning or an error at most once a minute. Two lines are the same if they come from the
 * same logger with the same pattern and the same kind of exception. The first line after the minute
 * follows one that says how many were left out, so a full disk causes one line a minute, not
 * thousands.
 */
final class RepeatedLogFilter extends TurboFilter {

  private static final Duration PAUSE = Duration.ofMinutes(1);
  private static final int MOST_LINES = 500;
  private static final int LONGEST_PATTERN = 200;

  private final LongSupplier nanoTime;
  private final Map<Line, Count> counts =
      new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<Line, Count> eldest) {
          return size() > MOST_LINES;
        }
      };

  RepeatedLogFilter() {
    this(System::nanoTime);
  }

  /**
   * Creates a filter with another clock.
   *
   * @param nanoTime nanoseconds since any moment
   */
  RepeatedLogFilter(LongSupplier nanoTime) {
    this.nanoTime = nanoTime;
  }

  @Override
  @SuppressWarnings("NullAway") // Logback passes null for missing arguments.
  public FilterReply decide(
      @Nullable Marker marker,
      Logger logger,
      Level level,
      @Nullable String pattern,
      Object @Nullable [] values,
      @Nullable Throwable problem) {
    // A call without a pattern only asks whether the level is enabled.
    if (pattern == null || !level.isGreaterOrEqual(Level.WARN) || !logger.isEnabledFor(level)) {
      return FilterReply.NEUTRAL;
    }
    int leftOut = leftOut(new Line(logger.getName(), shortened(pattern), kindOf(problem, values)));
    if (leftOut > 0) {
      // At its own level, or the filter would check this line too.
      logger.info("The next line was left out {} times since it was last logged", leftOut);
    }
    return leftOut < 0 ? FilterReply.DENY : FilterReply.NEUTRAL;
  }

  /** Returns how many lines were left out before this one, or -1 if this one is to be left out. */
  private synchronized int leftOut(Line line) {
    long now = nanoTime.getAsLong();
    Count count = counts.get(line);
    if (count != null && now - count.written < PAUSE.toNanos()) {
      count.leftOut++;
      return -1;
    }
    counts.put(line, new Count(now));
    return count == null ? 0 : count.leftOut;
  }

  private static String shortened(String pattern) {
    return pattern.length() > LONGEST_PATTERN ? pattern.substring(0, LONGEST_PATTERN) : pattern;
  }

  private static String kindOf(@Nullable Throwable problem, Object @Nullable [] values) {
    Throwable thrown = problem;
    if (thrown == null && values != null && values.length > 0) {
      thrown = values[values.length - 1] instanceof Throwable last ? last : null;
    }
    return thrown == null ? "" : thrown.getClass().getName();
  }

  private record Line(String logger, String pattern, String problem) {}

  private static final class Count {
    private final long written;
    private int leftOut;

    Count(long written) {
      this.written = written;
    }
  }
}
