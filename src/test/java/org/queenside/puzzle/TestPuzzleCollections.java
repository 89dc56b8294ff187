package org.queenside.puzzle;

import java.time.Clock;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.JdbcTemplate;

/** The puzzle collections in a test's database, for tests in other packages. */
public final class TestPuzzleCollections {
  private final PuzzleRepository table;
  private final PuzzleCountRepository stock;
  private final TestDatabase database;

  private TestPuzzleCollections(TestDatabase database) {
    this.database = database;
    this.table = new PuzzleRepository(database.jdbc());
    this.stock = new PuzzleCountRepository(database.jdbc());
  }

  /** Returns the collections in a database. */
  public static TestPuzzleCollections on(TestDatabase database) {
    return new TestPuzzleCollections(database);
  }

  /** Returns the service that fills, renames and deletes them. */
  public PuzzleCollectionService collections() {
    return new PuzzleCollectionService(
        new PuzzleCollectionRepository(database.jdbc(), Clock.systemUTC()),
        database.transactions(),
        new PuzzleBatchRepository(new JdbcTemplate(database.dataSource())),
        stock,
        Runnable::run);
  }

  /** Returns the service that reads them. */
  public PuzzleService puzzles() {
    return new PuzzleService(table, stock);
  }
}
