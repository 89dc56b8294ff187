package org.queenside.identity.retention;

import java.time.Clock;
import org.queenside.identity.account.SettingRepository;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The services that decide about deletions, on a test's database. */
public final class RetentionFixture {

  private RetentionFixture() {}

  /** Returns the detector for a clock's jumps. */
  public static ClockJumpDetector clockCheck(JdbcClient jdbc, Clock clock) {
    return new ClockJumpDetector(new ClockCheckRepository(jdbc), clock);
  }

  /** Returns the service that decides how long pupils are kept. */
  public static AccountRetentionService pupilRetention(
      SettingRepository settings, TestDatabase database, Clock clock) {
    return new AccountRetentionService(
        settings, new AccountRetentionRepository(database.jdbc()), database.transactions(), clock);
  }

  /** Returns the deletion of inactive pupils. */
  public static InactiveAccountDeletion pupilDeletion(
      AccountRetentionService retention, JdbcClient jdbc) {
    return new InactiveAccountDeletion(retention, new AccountRetentionRepository(jdbc));
  }

  /** Returns the deletion guard. */
  public static DeletionGuard guard(ClockJumpDetector clockCheck, JdbcClient jdbc, Clock clock) {
    return new DeletionGuard(clockCheck, new DeletionPauseRepository(jdbc), clock);
  }
}
