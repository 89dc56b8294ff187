package org.queenside.identity.session;

import io.micrometer.core.instrument.Metrics;

/** Counts every try to sign in, whichever way, in the metric {@code queenside.sign-ins}. */
public final class SignInMetric {

  private SignInMetric() {}

  /**
   * Counts a try.
   *
   * @param result what came of it; one of few words
   */
  public static void count(String result) {
    Metrics.counter("queenside.sign-ins", "result", result).increment();
  }
}
