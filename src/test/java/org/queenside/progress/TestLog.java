package org.queenside.progress;

import java.time.Clock;
import java.util.UUID;
import org.queenside.database.TestDatabase;
import org.queenside.learner.CurrentLearner;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Learners;
import org.queenside.learner.Ledger;
import org.queenside.learner.TestAccounts;
import org.queenside.learner.TestBrowser;

/** The attempt log on a test's database, with what it needs. */
final class TestLog {

  final TestDatabase database;
  final Learners learners;
  final ProgressTable table;
  final AttemptLog log;
  final Beliefs beliefs;
  final Standings standings;
  final CurrentLearner currentLearner;
  final CurrentProgress currentProgress;

  TestLog(TestDatabase database) {
    Clock clock = Clock.systemUTC();
    this.database = database;
    this.learners = new Learners(database.jdbc(), database.transactions(), clock);
    this.table = new ProgressTable(database.jdbc());
    this.beliefs = new Beliefs(database.jdbc());
    this.standings = new Standings(database.jdbc());
    this.log = TestProgress.log(database, learners, clock);
    this.currentLearner = TestAccounts.currentLearner(database, learners);
    this.currentProgress = new CurrentProgress(new Ledger(currentLearner, learners), log, table);
  }

  LearnerId newLearner() {
    return new TestBrowser().request(currentLearner::enrol);
  }

  Progress progress(LearnerId learner) {
    return Progress.of(table.of(learner, Area.COURSE));
  }

  int attempts(LearnerId learner) {
    return database
        .jdbc()
        .sql("select count(*) from attempt where learner_id = ?")
        .param(learner.value())
        .query(Integer.class)
        .single();
  }

  boolean contains(UUID attempt) {
    return database
        .jdbc()
        .sql("select id from attempt where id = ?")
        .param(attempt)
        .query(UUID.class)
        .optional()
        .isPresent();
  }
}
