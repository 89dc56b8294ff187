package org.queenside.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The style sheets take their sizes and colours from {@code tokens.css}. */
class StyleSheetTest {

  private static final Path SCREENS = Path.of("src/main/resources/META-INF/resources/css");

  private static final Pattern WRITTEN_OUT =
      Pattern.compile(
          "#[0-9a-fA-F]{3,8}\\b"
              + "|font-size: (14|16|18|20|24|32|46)px"
              + "|(?<!scroll-)(gap|margin|padding)[a-z-]*:( [^;]*)?[ (](4|8|12|16|20|24|32|48)px");

  @ParameterizedTest
  @MethodSource("styleSheets")
  void noStyleSheetRepeatsTheValueOfAToken(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      assertThat(lines.filter(WRITTEN_OUT.asPredicate())).isEmpty();
    }
  }

  static Stream<Path> styleSheets() throws IOException {
    try (Stream<Path> files = Files.list(SCREENS)) {
      List<Path> screens = files.filter(file -> !file.endsWith("tokens.css")).sorted().toList();
      return Stream.concat(screens.stream(), Stream.of(Path.of("frontend/board.css")));
    }
  }
}
