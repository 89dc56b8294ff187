package org.queenside.startup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Imports and exports collections without a browser, with the program in its own process. */
@Tag("slow")
class CommandProcessTest {

  /** Two mates by a queen: one with two solutions, one with a single solution. */
  private static final String TWO_PUZZLES =
      """
      8/8/4Q3/8/7k/5K2/8/8 w - - id "both";
      6k1/5ppp/8/8/8/8/8/K2Q4 w - - id "rank";
      """;

  @TempDir private Path folder;
  private Path data;

  @BeforeEach
  void nameTheData() {
    data = folder.resolve("data");
  }

  @Test
  void anImportedCollectionCanBeExported() throws Exception {
    Path file = Files.writeString(folder.resolve("club.epd"), TWO_PUZZLES);
    assertThat(run(0, "import", file.toString(), "--name=Club")).contains("Imported: 2");

    Path written = folder.resolve("out.epd");
    run(0, "export", "Club", "--format=epd", "--to=" + written);

    assertThat(Files.readString(written))
        .contains("8/8/4Q3/8/7k/5K2/8/8 w - -", "Qg4#", "Qh6#", "id \"both\"")
        .contains("6k1/5ppp/8/8/8/8/8/K2Q4 w - -", "Qd8#", "id \"rank\"");
  }

  @Test
  void aFileWithoutPuzzlesIsRefusedAndLeavesNothing() throws Exception {
    Path file =
        Files.write(folder.resolve("club.epd"), TWO_PUZZLES.getBytes(StandardCharsets.UTF_16));

    assertThat(run(1, "import", file.toString()).lines())
        .singleElement()
        .asString()
        .startsWith("club.epd wasn't imported.")
        .contains("UTF-16");
    assertThat(data).doesNotExist();
  }

  private String run(int exitCode, String... arguments) throws Exception {
    try (ApplicationProcess program = ApplicationProcess.start(data, arguments)) {
      String output = program.awaitRemainingOutput();
      assertThat(program.awaitExitCode()).as(output).isEqualTo(exitCode);
      return output;
    }
  }
}
