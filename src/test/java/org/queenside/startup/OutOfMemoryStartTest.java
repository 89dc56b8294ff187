package org.queenside.startup;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A program that runs out of memory exits, however it was started. */
class OutOfMemoryStartTest {

  private static final String OPTION = "-XX:+ExitOnOutOfMemoryError";

  @TempDir private Path data;

  @Test
  @Tag("slow")
  void theProgramExitsWhenMemoryRunsOut() throws Exception {
    try (ApplicationProcess program =
        ApplicationProcess.startWith(List.of(OPTION, "-Xmx12m"), data)) {
      String output = program.awaitRemainingOutput();

      assertThat(program.awaitExitCode()).as(output).isEqualTo(3);
      assertThat(output).endsWith("Terminating due to java.lang.OutOfMemoryError: Java heap space");
    }
  }

  @ParameterizedTest
  @MethodSource
  void everyDocumentedCommandHasTheOption(String command) {
    assertThat(command).contains(OPTION);
  }

  static Stream<String> everyDocumentedCommandHasTheOption() throws IOException {
    try (Stream<Path> docs = Files.list(Path.of("docs"))) {
      return Stream.concat(
          Stream.of("README.md", "pom.xml", "Dockerfile").map(Path::of),
          docs.filter(file -> file.toString().endsWith(".md")))
          .flatMap(OutOfMemoryStartTest::commands)
          .toList()
          .stream();
    }
  }

  private static Stream<String> commands(Path file) {
    try {
      return Files.readString(file)
          .lines()
          .filter(line -> line.matches(".*(java .*-jar |ENTRYPOINT|<jvmArguments>).*"))
          .filter(line -> !line.contains("-Djarmode"))
          .map(line -> file + ": " + line.strip());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
