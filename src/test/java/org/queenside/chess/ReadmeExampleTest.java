package org.queenside.chess;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs the README's example with only the rules, as in queenside-chess.jar. */
class ReadmeExampleTest {

  @TempDir private Path folder;

  @Test
  void theExampleInTheReadmePrintsWhatTheReadmeSays() throws Exception {
    String section = Files.readString(Path.of("README.md")).split("### The rules alone\n", 2)[1];
    copyRules();
    Path example = folder.resolve("Example.java");
    Files.writeString(example, block(section, "```java\n"));

    Process java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                folder.toString(),
                example.toString())
            .redirectErrorStream(true)
            .start();
    String printed = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(printed).isEqualToNormalizingNewlines(block(section, "```\nO-O-O"));
    assertThat(java.waitFor()).isZero();
  }

  private void copyRules() throws IOException, URISyntaxException {
    Path classes =
        Path.of(Position.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Stream<Path> files = Files.walk(classes.resolve("org/queenside/chess"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = folder.resolve(classes.relativize(file).toString());
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  /** Returns a code block's text from the given opening to the block's end. */
  private static String block(String text, String opening) {
    int start = text.indexOf(opening) + opening.indexOf('\n') + 1;
    return text.substring(start, text.indexOf("```", start));
  }
}
