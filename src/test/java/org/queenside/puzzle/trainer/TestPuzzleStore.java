package org.queenside.puzzle.trainer;

import java.time.Clock;
import java.util.HashSet;
import java.util.List;
import org.queenside.identity.account.CurrentLearnerStore;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRepository;
import org.queenside.identity.session.CurrentLearner;
import org.queenside.identity.session.TestAccounts;
import org.queenside.identity.session.TestBrowser;
import org.queenside.progress.ProgressFixture;
import org.queenside.puzzle.BuiltInCollectionLoader;
import org.queenside.puzzle.NewPuzzle;
import org.queenside.puzzle.PuzzleBatchRepository;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.PuzzleCollectionRepository;
import org.queenside.puzzle.PuzzleCollectionService;
import org.queenside.puzzle.PuzzleCountRepository;
import org.queenside.puzzle.PuzzleRepository;
import org.queenside.puzzle.PuzzleService;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.JdbcTemplate;

/** The puzzle services on a test's database. */
public final class TestPuzzleStore {

  public final TestDatabase database;
  final LearnerRepository learners;
  final CurrentLearner currentLearner;
  public final PuzzleRepository puzzleTable;
  final PuzzleBatchRepository writer;
  final PuzzleCountRepository stock;
  public final PuzzleProgressRepository tries;
  final PuzzleLevelRepository levels;
  final StreakRepository streaks;
  public final PuzzleSelector choice;
  final PuzzleAttemptRecorder results;
  public final PuzzleService puzzles;
  public final PuzzleCollectionService collections;
  public final BuiltInCollectionLoader builtIn;
  final PuzzleTrainerService trainer;

  public TestPuzzleStore(TestDatabase database, Clock clock) {
    this.database = database;
    this.learners = new LearnerRepository(database.jdbc(), database.transactions(), clock);
    this.currentLearner = TestAccounts.currentLearner(database, learners);
    this.puzzleTable = new PuzzleRepository(database.jdbc());
    this.writer = new PuzzleBatchRepository(new JdbcTemplate(database.dataSource()));
    this.stock = new PuzzleCountRepository(database.jdbc());
    this.tries = new PuzzleProgressRepository(database.jdbc());
    this.levels = new PuzzleLevelRepository(database.jdbc());
    this.streaks = new StreakRepository(database.jdbc());
    this.choice = new PuzzleSelector(puzzleTable, tries, stock);
    this.results =
        new PuzzleAttemptRecorder(
            learners,
            ProgressFixture.log(database, learners, clock),
            puzzleTable,
            tries,
            levels,
            streaks,
            choice,
            clock);
    var rows = new PuzzleCollectionRepository(database.jdbc(), clock);
    this.puzzles = new PuzzleService(puzzleTable, stock);
    this.collections =
        new PuzzleCollectionService(rows, database.transactions(), writer, stock, Runnable::run);
    this.builtIn = new BuiltInCollectionLoader(rows, database.transactions(), writer, stock);
    this.trainer =
        new PuzzleTrainerService(
            new CurrentLearnerStore(currentLearner, learners),
            puzzleTable,
            choice,
            tries,
            levels,
            streaks,
            results,
            ProgressFixture.attempts(database),
            clock);
  }

  /** Adds puzzles with positions that the collection doesn't have. */
  public void add(PuzzleCollectionId collection, List<NewPuzzle> puzzles) {
    collections.add(collection, puzzles, new HashSet<>());
  }

  public LearnerId newLearner() {
    return new TestBrowser().request(currentLearner::findOrCreate);
  }
}
