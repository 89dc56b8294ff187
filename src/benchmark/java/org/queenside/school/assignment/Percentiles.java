package org.queenside.school.assignment;

import java.util.List;
import java.util.Locale;

/**
 * Percentiles of durations in milliseconds.
 *
 * @param name what was measured
 * @param median the median
 * @param p95 the 95th percentile
 * @param p99 the 99th percentile
 * @param max the longest duration
 * @param count the number of durations
 */
public record Percentiles(
    String name, double median, double p95, double p99, double max, int count) {

  /**
   * Computes the percentiles.
   *
   * @param name what was measured
   * @param nanos the durations in nanoseconds
   * @return all zero if there are no durations
   */
  public static Percentiles of(String name, List<Long> nanos) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
    if (sorted.length == 0) {
      return new Percentiles(name, 0, 0, 0, 0, 0);
    }
    int last = sorted.length - 1;
    return new Percentiles(
        name,
        sorted[sorted.length / 2] / 1e6,
        sorted[Math.min(last, sorted.length * 95 / 100)] / 1e6,
        sorted[Math.min(last, sorted.length * 99 / 100)] / 1e6,
        sorted[last] / 1e6,
        sorted.length);
  }

  /** Formats the percentiles as one readable line. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s: median %.1f ms, 95 %% within %.1f ms, 99 %% within %.1f ms, at most %.1f ms (%d)",
        name,
        median,
        p95,
        p99,
        max,
        count);
  }

  void print() {
    System.out.println(this);
  }
}
