package org.queenside.identity.session;

import io.micrometer.core.instrument.Metrics;

/** Counts sign-in attempts in the metric {@code queenside.sign-ins}. */
public final class SignInMetric {

  private SignInMetric() {}

  /**
   * Counts an attempt.
   *
   * @param result the result, one of a few words
   */
  public static void count(String result) {
    Metrics.counter("queenside.sign-ins", "result", result).increment();
  }
}
