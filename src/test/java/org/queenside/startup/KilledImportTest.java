package org.queenside.startup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.queenside.puzzle.format.LichessFileGenerator;
import org.queenside.store.TestDatabase;

/** Imports a large file with the program in its own process. */
@Tag("slow")
class KilledImportTest {
  private static final int ROWS = 24_000;

  @TempDir private Path folder;

  /** In between, another file of the same name is refused, which changes nothing. */
  @Test
  void aKilledImportResumesWithoutLossOrDuplicates() throws Exception {
    Path file = LichessFileGenerator.write(ROWS, 1, folder.resolve("puzzles.csv"));
    Path data = folder.resolve("data");

    long linesWhenKilled;
    try (ApplicationProcess program =
        ApplicationProcess.start(data, "import", file.toString(), "--progress")) {
      linesWhenKilled = lines(program.awaitLine(line -> lines(line) >= ROWS / 2));
    }

    refuseAnotherFile(file, data);

    try (ApplicationProcess program =
        ApplicationProcess.start(data, "import", file.toString(), "--resume", "--progress")) {
      assertThat(lines(program.awaitLine(line -> lines(line) > 0)))
          .as("it resumes where it was")
          .isGreaterThan(linesWhenKilled);
      assertThat(program.awaitRemainingOutput())
          .contains("It's finished.")
          .contains("Read: 24,000")
          .contains("Imported: 19,200")
          .contains("Without a mate in one: 2,400")
          .contains("Duplicates: 1,200")
          .contains("Broken: 1,200");
      assertThat(program.awaitExitCode()).isZero();
    }
    assertThat(positionsStored(data)).isEqualTo(19_200);
  }

  private static void refuseAnotherFile(Path file, Path data)
      throws IOException, InterruptedException {
    String content = Files.readString(file);
    Files.writeString(file, content.replaceFirst("80,95,100", "80,95,101"));
    try (ApplicationProcess program =
        ApplicationProcess.start(data, "import", file.toString(), "--resume")) {
      assertThat(program.awaitRemainingOutput()).contains("a different file");
      assertThat(program.awaitExitCode()).isEqualTo(1);
    }
    Files.writeString(file, content);
  }

  /** The number in a line of progress such as "12 %: 12,000 lines read", or 0 in any other. */
  private static long lines(String line) {
    List<String> words = List.of(line.split(" "));
    int at = words.indexOf("lines");
    return at < 1 ? 0 : Long.parseLong(words.get(at - 1).replace(",", ""));
  }

  private static int positionsStored(Path data) {
    try (TestDatabase database = TestDatabase.onH2File(data)) {
      return database
          .jdbc()
          .sql(
              """
              select count(distinct position_key) from puzzle p
              join puzzle_collection c on c.id = p.collection_id where not c.built_in""")
          .query(Integer.class)
          .single();
    }
  }
}
