package org.queenside.store;

import io.micrometer.core.instrument.Metrics;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.core.NestedExceptionUtils;

/**
 * Reports that the database failed while a person was waiting: one log line without a stack trace,
 * because the problem is the database and not the program.
 */
public final class DatabaseFailureLog {

  private static final Logger LOG = LoggerFactory.getLogger(DatabaseFailureLog.class);

  private DatabaseFailureLog() {}

  /**
   * Reports a failure in the log and in the metric {@code queenside.not-saved}.
   *
   * @param what what couldn't be done; one of a few texts, without names or numbers
   * @param cause what the database said, or null
   */
  public static void report(String what, @Nullable Throwable cause) {
    String said =
        cause == null
            ? "no cause given"
            : String.valueOf(NestedExceptionUtils.getMostSpecificCause(cause).getMessage());
    // Each pattern is logged once a minute, so each kind of failure has its own.
    LOG.warn(what + ": {}", said.replaceAll("\\s+", " "));
    Metrics.counter("queenside.not-saved").increment();
  }
}
