package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that learners, teachers and administrators read plain English on every page. Translations,
 * whose files end in a language, have words of their own.
 */
class PlainBundlesTest {
  private static final Path RESOURCES = Path.of("src/main/resources");
  private static final Pattern TRANSLATION =
      Pattern.compile(".*_[a-z]{2,3}(_[A-Z]{2})?\\.properties");

  static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(RESOURCES)) {
      return all.filter(file -> file.toString().endsWith(".properties"))
          .filter(file -> !file.equals(RESOURCES.resolve("application.properties")))
          .filter(file -> !TRANSLATION.matcher(file.toString()).matches())
          .toList();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyoneReadsPlainEnglish(Path file) throws IOException {
    Properties texts = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      texts.load(reader);
    }
    assertThat(texts).isNotEmpty();
    assertThat(
            texts.entrySet().stream().filter(entry -> !isPlain((String) entry.getValue())).toList())
        .isEmpty();
  }

  private static boolean isPlain(String text) {
    return !PlainWords.hasStiffWord(text)
        && !PlainWords.isFormal(text)
        && !PlainWords.isTranslated(text);
  }
}
