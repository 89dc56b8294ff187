package org.queenside;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The files with the interface texts. */
class MessageBundlesTest {

  static List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(Path.of("src/main/resources"))) {
      return all.filter(file -> file.toString().endsWith(".properties")).toList();
    }
  }

  /** If two texts have the same key, the first one is never used. */
  @ParameterizedTest
  @MethodSource("files")
  void noNameIsGivenTwice(Path file) throws IOException {
    Set<String> seen = new HashSet<>();
    assertThat(names(file)).allMatch(seen::add);
  }

  static List<Path> translations() throws IOException {
    return files().stream().filter(file -> english(file) != null).toList();
  }

  /** A translation may leave sentences out, which stay English. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("translations")
  void aTranslationHasTheNamesAndArgumentsOfTheEnglishBundle(Path file) throws IOException {
    Properties english = read(requireNonNull(english(file)));
    read(file)
        .forEach(
            (name, text) ->
                assertThat(arguments((String) text))
                    .as("%s", name)
                    .isEqualTo(arguments(english.getProperty((String) name, "no such name {?}"))));
  }

  /** Returns the English bundle of a translation such as {@code x_de.properties}, or null. */
  private static @Nullable Path english(Path file) {
    String name = file.getFileName().toString();
    Path english = file.resolveSibling(name.replaceFirst("_[a-z]{2}(_[A-Z]{2})?\\.", "."));
    return !english.equals(file) && Files.exists(english) ? english : null;
  }

  private static Properties read(Path file) throws IOException {
    Properties texts = new Properties();
    try (Reader in = Files.newBufferedReader(file)) {
      texts.load(in);
    }
    return texts;
  }

  private static Set<String> arguments(String text) {
    return Pattern.compile("\\{.").matcher(text).results().map(MatchResult::group).collect(toSet());
  }

  private static List<String> names(Path file) throws IOException {
    return Files.readAllLines(file).stream()
        .filter(line -> line.matches("[\\w.-]+ *=.*"))
        .map(line -> line.substring(0, line.indexOf('=')).strip())
        .toList();
  }
}
