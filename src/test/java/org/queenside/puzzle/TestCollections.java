package org.queenside.puzzle;

import java.time.Clock;
import org.queenside.database.TestDatabase;
import org.springframework.jdbc.core.JdbcTemplate;

/** The collections on a test's database, for tests in other rooms. */
public final class TestCollections {
  private final PuzzleTable table;
  private final StockTable stock;
  private final TestDatabase database;

  private TestCollections(TestDatabase database) {
    this.database = database;
    this.table = new PuzzleTable(database.jdbc());
    this.stock = new StockTable(database.jdbc());
  }

  /** Those on this database. */
  public static TestCollections on(TestDatabase database) {
    return new TestCollections(database);
  }

  /** Fills, renames and deletes them. */
  public Collections collections() {
    return new Collections(
        database.jdbc(),
        database.transactions(),
        new PuzzleWriter(new JdbcTemplate(database.dataSource())),
        stock,
        Clock.systemUTC(),
        Runnable::run);
  }

  /** Reads them. */
  public Puzzles puzzles() {
    return new Puzzles(table, stock);
  }
}
