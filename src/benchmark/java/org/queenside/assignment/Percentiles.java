package org.queenside.assignment;

import java.util.List;
import java.util.Locale;

/**
 * What is said of many durations.
 *
 * @param what was measured
 * @param median in milliseconds, as are the others
 * @param most how long 95 of 100 took at most
 * @param longest how long the longest took
 * @param number how many there are
 */
record Percentiles(String what, double median, double most, double longest, int number) {

  /**
   * Counts.
   *
   * @param nanos at least one
   */
  static Percentiles of(String what, List<Long> nanos) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
    int last = sorted.length - 1;
    return new Percentiles(
        what,
        sorted[sorted.length / 2] / 1e6,
        sorted[Math.min(last, sorted.length * 95 / 100)] / 1e6,
        sorted[last] / 1e6,
        sorted.length);
  }

  void print() {
    System.out.println(
        String.format(
            Locale.ROOT,
            "%s: median %.1f ms, 95 %% within %.1f ms, at most %.1f ms (%d)",
            what,
            median,
            most,
            longest,
            number));
  }
}
