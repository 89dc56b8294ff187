package org.queenside.identity.retention;

import java.time.Clock;
import org.queenside.identity.account.SettingRepository;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.simple.JdbcClient;

/** What decides about deletions, on a test's database. */
public final class RetentionFixture {

  private RetentionFixture() {}

  /** Returns the check for jumps of a clock. */
  public static ClockJumpDetector clockCheck(JdbcClient jdbc, Clock clock) {
    return new ClockJumpDetector(new ClockCheckRepository(jdbc), clock);
  }

  /** Returns how long pupils are kept. */
  public static PupilRetentionService pupilRetention(
      SettingRepository settings, TestDatabase database, Clock clock) {
    return new PupilRetentionService(
        settings, new PupilRetentionRepository(database.jdbc()), database.transactions(), clock);
  }

  /** Returns what deletes inactive pupils. */
  public static InactivePupilDeletion pupilDeletion(
      PupilRetentionService retention, JdbcClient jdbc) {
    return new InactivePupilDeletion(retention, new PupilRetentionRepository(jdbc));
  }

  /** Returns the guard of deletions. */
  public static DeletionGuard guard(ClockJumpDetector clockCheck, JdbcClient jdbc, Clock clock) {
    return new DeletionGuard(clockCheck, new DeletionPauseRepository(jdbc), clock);
  }
}
