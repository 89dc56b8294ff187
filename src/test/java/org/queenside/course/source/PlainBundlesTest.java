package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whether the feedback that the program makes sounds like the lessons. */
class PlainBundlesTest {
  private static final Path RESOURCES = Path.of("src/main/resources/org/queenside");

  static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(RESOURCES)) {
      return all.filter(file -> file.toString().endsWith(".properties"))
          .filter(
              file ->
                  Stream.of("board", "course", "practice", "puzzle")
                      .anyMatch(name -> file.startsWith(RESOURCES.resolve(name))))
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void learnersReadPlainEnglish(Path file) throws IOException {
    Properties texts = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      texts.load(reader);
    }
    assertThat(texts.stringPropertyNames())
        .isNotEmpty()
        .allSatisfy(
            name ->
                assertThat(PlainWords.hasStiffWord(texts.getProperty(name))).as(name).isFalse());
  }
}
