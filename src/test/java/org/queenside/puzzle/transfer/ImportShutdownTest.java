package org.queenside.puzzle.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.puzzle.PuzzleCollectionId;
import org.queenside.puzzle.TestPuzzleCollections;
import org.queenside.puzzle.format.LichessFileGenerator;
import org.queenside.store.SharedDatabase;
import org.queenside.store.TestDatabase;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.jdbc.core.JdbcTemplate;

/** A program that ends closes its database while an import still runs. */
@ExtendWith(OutputCaptureExtension.class)
class ImportShutdownTest {

  @TempDir private Path folder;

  @Test
  void theLogSaysInOneLineThatTheImportEnded(CapturedOutput output) throws IOException {
    TestDatabase database = TestDatabase.onH2();
    var table =
        new ImportRepository(
            database.jdbc(),
            new JdbcTemplate(database.dataSource()),
            new SharedDatabase("jdbc:h2:durable:data"),
            Clock.systemUTC());
    var importer =
        new PuzzleImporter(
            TestPuzzleCollections.on(database).collections(), table, database.transactions());
    Path file = LichessFileGenerator.write(100, 1, folder.resolve("puzzles.csv"));
    PuzzleCollectionId collection = importer.begin("puzzles", "puzzles.csv", 1);

    assertThatExceptionOfType(ImportException.class)
        .isThrownBy(() -> importer.run(collection, file, _ -> database.close()));

    assertThat(output.toString().lines().filter(line -> line.contains("import")))
        .singleElement()
        .asString()
        .contains("The end of import " + collection + " could not be saved: ", "has been closed");
    assertThat(output).doesNotContain("\tat ");
  }
}
