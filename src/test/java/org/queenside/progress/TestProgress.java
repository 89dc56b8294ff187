package org.queenside.progress;

import java.time.Clock;
import org.queenside.database.TestDatabase;
import org.queenside.learner.LearnerRecords;
import org.queenside.learner.Learners;

/** Lets tests of other rooms build what this room keeps to itself. */
public final class TestProgress {

  private TestProgress() {}

  /** The attempt log on a test's database. */
  public static AttemptLog log(TestDatabase database, Learners learners, Clock clock) {
    return new AttemptLog(
        database.jdbc(),
        database.transactions(),
        learners,
        new ProgressTable(database.jdbc()),
        new BeliefTable(database.jdbc()),
        clock);
  }

  /** How learners stand, on a test's database. */
  public static Standings standings(TestDatabase database) {
    return new Standings(database.jdbc());
  }

  /** The attempts on a test's database. */
  public static Attempts attempts(TestDatabase database) {
    return new Attempts(database.jdbc());
  }

  /** What this room keeps about learners, on a test's database. */
  public static LearnerRecords records(TestDatabase database, Learners learners, Clock clock) {
    return new ProgressRecords(
        log(database, learners, clock), new ExaminationTable(database.jdbc(), clock));
  }

  /** What learners believe, on a test's database. */
  public static Beliefs beliefs(TestDatabase database) {
    return new Beliefs(database.jdbc());
  }

  /** What learners solved, on a test's database. */
  public static SolvedRuns solvedRuns(TestDatabase database) {
    return new SolvedRuns(database.jdbc());
  }
}
