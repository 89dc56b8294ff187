package org.queenside.progress;

import java.time.Clock;
import java.util.UUID;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.store.TestDatabase;

/** The attempt log on a test's database, with its parts. */
final class AttemptLogTestStore {

  final TestDatabase database;
  final LearnerRepository learners;
  final ProgressRepository table;
  final AttemptRepository attempts;
  final AttemptLogService log;
  final MisconceptionRepository misconceptions;
  final PeriodProgressRepository standings;
  final CurrentLearner currentLearner;
  final ProgressService currentProgress;

  AttemptLogTestStore(TestDatabase database) {
    Clock clock = Clock.systemUTC();
    this.database = database;
    this.learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.table = new ProgressRepository(database.jdbc());
    this.misconceptions = new MisconceptionRepository(database.jdbc());
    this.standings = new PeriodProgressRepository(database.jdbc());
    this.attempts = ProgressFixture.attempts(database);
    this.log = ProgressFixture.log(database, learners, clock);
    this.currentLearner = TestAccounts.currentLearner(database, learners);
    this.currentProgress =
        new ProgressService(
            new CurrentLearnerStore(currentLearner, learners), log, attempts, table);
  }

  LearnerId newLearner() {
    return new TestBrowser().request(currentLearner::findOrCreate);
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
