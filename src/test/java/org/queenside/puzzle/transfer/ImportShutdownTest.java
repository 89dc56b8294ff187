package org.queenside.puzzle.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.TestTimeout;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.TestPuzzleCollections;
import org.queenside.puzzle.format.LichessFileGenerator;
import org.queenside.puzzle.transfer.PuzzleImport.State;
import org.queenside.store.SharedDatabase;
import org.queenside.store.TestDatabase;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.JdbcTemplate;

/** A program that ends while an import runs says so in one line of its log. */
@ExtendWith(OutputCaptureExtension.class)
class ImportShutdownTest {

  private final TestDatabase database = TestDatabase.onH2();
  private final PuzzleImporter importer =
      new PuzzleImporter(
          TestPuzzleCollections.on(database).collections(),
          new ImportRepository(
              database.jdbc(),
              new JdbcTemplate(database.dataSource()),
              new SharedDatabase("jdbc:h2:durable:data"),
              Clock.systemUTC()),
          database.transactions(),
          1);

  @TempDir private Path folder;

  @AfterEach
  void closeDatabase() {
    database.close();
  }

  @Test
  void theImportEndsBeforeTheDatabaseIsClosed(CapturedOutput output) throws IOException {
    PuzzleCollectionId collection = importer.begin("puzzles", "puzzles.csv", 1);
    Thread end = new Thread(this::endProgram);

    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(
            () ->
                importer.run(
                    collection,
                    file(2400),
                    Locale.ENGLISH,
                    _ -> {
                      end.start();
                      await()
                          .atMost(TestTimeout.LIMIT)
                          .until(() -> end.getState() == Thread.State.TIMED_WAITING);
                    }))
        .withMessageContaining("interrupted");

    assertThat(importer.find(collection).state()).isEqualTo(State.STOPPED);
    assertThat(importer.find(collection).problem(Locale.ENGLISH)).contains("interrupted");
    assertOneLine(output, "The import " + collection + " was stopped because the program ends");
  }

  @Test
  void withoutADatabaseTheImportEndsToo(CapturedOutput output) throws IOException {
    PuzzleCollectionId collection = importer.begin("puzzles", "puzzles.csv", 1);

    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(
            () -> importer.run(collection, file(100), Locale.ENGLISH, _ -> database.close()));

    assertOneLine(output, "The end of import " + collection + " could not be saved: ");
  }

  private void endProgram() {
    try {
      importer.close();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private Path file(int rows) throws IOException {
    return LichessFileGenerator.write(rows, 1, folder.resolve("puzzles.csv"));
  }

  private static void assertOneLine(CapturedOutput output, String text) {
    assertThat(output.toString().lines().filter(line -> line.contains("PuzzleImporter")))
        .singleElement()
        .asString()
        .contains(text);
    assertThat(output).doesNotContain("\tat ");
  }
}
