package org.queenside.identity.retention;

import java.time.Clock;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What decides about deletions, on a test's database. */
public final class RetentionFixture {

  private RetentionFixture() {}

  /** Returns the check for jumps of a clock. */
  public static ClockJumpDetector clockCheck(JdbcClient jdbc, Clock clock) {
    return new ClockJumpDetector(new ClockCheckRepository(jdbc), clock);
  }

  /** Returns the guard of deletions. */
  public static DeletionGuard guard(ClockJumpDetector clockCheck, JdbcClient jdbc, Clock clock) {
    return new DeletionGuard(clockCheck, new DeletionPauseRepository(jdbc), clock);
  }
}
