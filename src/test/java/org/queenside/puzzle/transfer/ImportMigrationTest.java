package org.queenside.puzzle.transfer;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.util.List;
import java.util.Locale;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.Test;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.TestPuzzleCollections;
import org.queenside.puzzle.transfer.PuzzleImport.State;
import org.queenside.store.OnEveryDatabase;
import org.queenside.store.SharedDatabase;
import org.queenside.store.TestDatabase;
import org.springframework.jdbc.core.JdbcTemplate;

/** What becomes of imports from versions that continued them. */
@OnEveryDatabase
class ImportMigrationTest {

  private final TestDatabase database;
  private final PuzzleImporter importer;

  ImportMigrationTest(TestDatabase database) {
    this.database = database;
    this.importer =
        new PuzzleImporter(
            TestPuzzleCollections.on(database).collections(),
            new ImportRepository(
                database.jdbc(),
                new JdbcTemplate(database.dataSource()),
                new SharedDatabase("jdbc:postgresql:"),
                Clock.systemUTC()),
            database.transactions());
  }

  @Test
  void reportsStayReadableAndUnfinishedImportsStartAgain() {
    Flyway earlier =
        Flyway.configure()
            .dataSource(database.dataSource())
            .cleanDisabled(false)
            .target("45")
            .load();
    earlier.clean();
    earlier.migrate();
    add(101, "ready", "done");
    add(102, "filling", "stopped");
    add(103, "filling", "running");
    database
        .jdbc()
        .sql("insert into puzzle_import_entry values (101, 'broken', 7, 0, 'no king')")
        .update();

    Flyway.configure().dataSource(database.dataSource()).load().migrate();
    importer.deleteRemaining();

    assertThat(importer.report(new PuzzleCollectionId(101)).text(Locale.ENGLISH))
        .contains("Read: 10\n", "Imported: 4\n", "line 7: no king");
    for (long unfinished : List.of(102L, 103L)) {
      PuzzleImport found = importer.find(new PuzzleCollectionId(unfinished));
      assertThat(found.state()).isEqualTo(State.STOPPED);
      assertThat(found.problem()).contains("Upload the file again");
    }
    assertThat(database.jdbc().sql("select collection_id from puzzle").query(Integer.class).list())
        .containsExactly(101);
  }

  private void add(int id, String collectionState, String importState) {
    List.of(
            """
            insert into puzzle_collection (id, name, built_in, state, made_at)
            values (%1$d, 'c%1$d', false, '%2$s', current_timestamp)""",
            """
            insert into puzzle_import (collection_id, file_name, file_size, file_read, state,
              begun_at, touched_at, lines, bytes, digest, taken, no_mate, doubled, broken)
            values (%1$d, 'f.csv', 100, 50, '%3$s', current_timestamp, current_timestamp,
              10, 50, 'x', 4, 3, 2, 1)""",
            """
            insert into puzzle (collection_id, name, position_key, fen, pattern, piece, side, men,
              few_men, checks, answers, rating, deviation, volatility, band)
            values (%1$d, 'p', 1, '8/8/8/8/8/8/8/8 w - - 0 1', 'other', 'queen', 'white', 4, true,
              1, 1, 800, 200, 0.06, 8)""")
        .forEach(
            sql -> database.jdbc().sql(sql.formatted(id, collectionState, importState)).update());
  }
}
