package org.queenside.school.assignment;

import java.util.List;
import java.util.Locale;

/**
 * What is said of many durations.
 *
 * @param what was measured
 * @param median in milliseconds, as are the others
 * @param most how long 95 of 100 took at most
 * @param nearlyAll how long 99 of 100 took at most
 * @param longest how long the longest took
 * @param number how many there are
 */
public record Percentiles(
    String what, double median, double most, double nearlyAll, double longest, int number) {

  /**
   * Counts.
   *
   * @param nanos how long each took, in nanoseconds
   * @return all zero if there is none
   */
  public static Percentiles of(String what, List<Long> nanos) {
    long[] sorted = nanos.stream().mapToLong(Long::longValue).sorted().toArray();
    if (sorted.length == 0) {
      return new Percentiles(what, 0, 0, 0, 0, 0);
    }
    int last = sorted.length - 1;
    return new Percentiles(
        what,
        sorted[sorted.length / 2] / 1e6,
        sorted[Math.min(last, sorted.length * 95 / 100)] / 1e6,
        sorted[Math.min(last, sorted.length * 99 / 100)] / 1e6,
        sorted[last] / 1e6,
        sorted.length);
  }

  /** One line for people. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%s: median %.1f ms, 95 %% within %.1f ms, 99 %% within %.1f ms, at most %.1f ms (%d)",
        what,
        median,
        most,
        nearlyAll,
        longest,
        number);
  }

  void print() {
    System.out.println(this);
  }
}
