package org.queenside.startup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.puzzle.format.LichessFileGenerator;
import org.queenside.store.TestDatabase;

/** Imports a large file with the program in its own process. */
@Tag("slow")
class KilledImportTest {
  private static final int ROWS = 40_000;

  @TempDir private Path folder;

  @Test
  void aKilledImportLeavesNothingAndStartsAgainFromTheBeginning() throws Exception {
    Path file = LichessFileGenerator.write(ROWS, 1, folder.resolve("puzzles.csv"));
    Path data = folder.resolve("data");

    try (ApplicationProcess program =
        ApplicationProcess.start(data, "import", file.toString(), "--progress")) {
      program.awaitLine(KilledImportTest::isProgress);
    }
    assertThat(positionsStored(data)).as("it was killed in the middle").isBetween(1, 31_999);

    try (ApplicationProcess program = ApplicationProcess.start(data, "collections")) {
      assertThat(program.awaitRemainingOutput())
          .contains("Queenside")
          .doesNotContain("puzzles.csv");
    }
    try (ApplicationProcess program = ApplicationProcess.start(data, "import", file.toString())) {
      assertThat(program.awaitRemainingOutput())
          .contains("It’s finished.")
          .contains("Read: 40,000")
          .contains("Imported: 32,000")
          .contains("Without a mate in one: 4,000")
          .contains("Duplicates: 2,000")
          .contains("Broken: 2,000");
      assertThat(program.awaitExitCode()).isZero();
    }
    assertThat(positionsStored(data)).isEqualTo(32_000);
  }

  /** Tells a line of progress such as "50 %: 20,000 read, 16,000 puzzles imported". */
  private static boolean isProgress(String line) {
    return line.matches("\\d+ %: .*");
  }

  private static int positionsStored(Path data) {
    try (TestDatabase database = TestDatabase.onH2File(data)) {
      return database
          .jdbc()
          .sql(
              """
              select count(*) from puzzle p
              join puzzle_collection c on c.id = p.collection_id where not c.built_in""")
          .query(Integer.class)
          .single();
    }
  }
}
