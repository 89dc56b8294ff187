package org.queenside.identity.session;

import io.micrometer.core.instrument.Metrics;

/** Counts all tries to sign in, in the metric {@code queenside.sign-ins}. */
public final class SignInMetric {

  private SignInMetric() {}

  /**
   * Counts a try.
   *
   * @param result the result; one of few words
   */
  public static void count(String result) {
    Metrics.counter("queenside.sign-ins", "result", result).increment();
  }
}
