package org.queenside.progress;

import java.time.Clock;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.store.TestDatabase;

/** Builds the package-private parts of progress for tests of other packages. */
public final class ProgressFixture {

  private ProgressFixture() {}

  /** The attempt log on a test's database. */
  public static AttemptLogService log(
      TestDatabase database, LearnerRepository learners, Clock clock) {
    return new AttemptLogService(
        database.transactions(),
        learners,
        attempts(database),
        new ProgressRepository(database.jdbc()),
        misconceptions(database),
        clock);
  }

  /** The progress of the current learner, on a test's database. */
  public static ProgressService progress(
      TestDatabase database, CurrentLearnerStore store, AttemptLogService log) {
    return new ProgressService(
        store, log, attempts(database), new ProgressRepository(database.jdbc()));
  }

  /** The progress within periods, on a test's database. */
  public static PeriodProgressRepository standings(TestDatabase database) {
    return new PeriodProgressRepository(database.jdbc());
  }

  /** The attempts on a test's database. */
  public static AttemptRepository attempts(TestDatabase database) {
    return new AttemptRepository(database.jdbc());
  }

  /** What this package stores about learners, on a test's database. */
  public static LearnerRecords records(
      TestDatabase database, LearnerRepository learners, Clock clock) {
    return new ProgressLearnerRecords(
        log(database, learners, clock), new ExaminationRepository(database.jdbc(), clock));
  }

  /** The misconceptions on a test's database. */
  public static MisconceptionRepository misconceptions(TestDatabase database) {
    return new MisconceptionRepository(database.jdbc());
  }

  /** What learners solved, on a test's database. */
  public static SolvedRunRepository solvedRuns(TestDatabase database) {
    return new SolvedRunRepository(database.jdbc());
  }
}
