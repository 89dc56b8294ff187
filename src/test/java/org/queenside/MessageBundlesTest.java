package org.queenside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files with the sentences of the interface. */
class MessageBundlesTest {

  static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(Path.of("src/main/resources"))) {
      return all.filter(file -> file.toString().endsWith(".properties")).toList();
    }
  }

  /** Of two sentences with one name the first is never read. */
  @ParameterizedTest
  @MethodSource("files")
  void noNameIsGivenTwice(Path file) throws IOException {
    Set<String> seen = new HashSet<>();
    assertThat(names(file)).allMatch(seen::add);
  }

  private static List<String> names(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> line.matches("[\\w.-]+ *=.*"))
        .map(line -> line.substring(0, line.indexOf('=')).strip())
        .toList();
  }
}
