package org.queenside.puzzle;

import java.time.Clock;
import org.queenside.database.TestDatabase;
import org.queenside.learner.CurrentLearner;
import org.queenside.learner.LearnerId;
import org.queenside.learner.Learners;
import org.queenside.learner.Ledger;
import org.queenside.learner.TestAccounts;
import org.queenside.learner.TestBrowser;
import org.queenside.progress.TestProgress;
import org.springframework.jdbc.core.JdbcTemplate;

/** The puzzle store on a test's database. */
final class TestStore {

  final TestDatabase database;
  final Learners learners;
  final CurrentLearner currentLearner;
  final PuzzleTable puzzleTable;
  final PuzzleWriter writer;
  final StockTable stock;
  final TryTable tries;
  final LevelTable levels;
  final StreakTable streaks;
  final Choice choice;
  final Results results;
  final Puzzles puzzles;
  final Collections collections;
  final BuiltInPuzzles builtIn;
  final Trainer trainer;

  TestStore(TestDatabase database, Clock clock) {
    this.database = database;
    this.learners = new Learners(database.jdbc(), database.transactions(), clock);
    this.currentLearner = TestAccounts.currentLearner(database, learners);
    this.puzzleTable = new PuzzleTable(database.jdbc());
    this.writer = new PuzzleWriter(new JdbcTemplate(database.dataSource()));
    this.stock = new StockTable(database.jdbc());
    this.tries = new TryTable(database.jdbc());
    this.levels = new LevelTable(database.jdbc());
    this.streaks = new StreakTable(database.jdbc());
    this.choice = new Choice(database.jdbc(), puzzleTable, tries, stock);
    this.results =
        new Results(
            learners,
            TestProgress.log(database, learners, clock),
            puzzleTable,
            tries,
            levels,
            streaks,
            choice,
            clock);
    this.puzzles = new Puzzles(puzzleTable, stock);
    this.collections =
        new Collections(
            database.jdbc(), database.transactions(), writer, stock, clock, Runnable::run);
    this.builtIn = new BuiltInPuzzles(database.jdbc(), database.transactions(), writer, stock);
    this.trainer =
        new Trainer(
            new Ledger(currentLearner, learners),
            puzzleTable,
            choice,
            tries,
            levels,
            streaks,
            results,
            clock);
  }

  LearnerId newLearner() {
    return new TestBrowser().request(currentLearner::enrol);
  }
}
