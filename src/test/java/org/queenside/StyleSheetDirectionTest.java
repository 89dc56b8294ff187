package org.queenside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Styles say start and end instead of left and right, so that pages in languages that run from
 * right to left are mirrored.
 */
class StyleSheetDirectionTest {

  private static final Path STYLES = Path.of("src/main/resources/META-INF/resources/css");
  private static final Path FRONTEND = Path.of("frontend");
  private static final Path SOURCES = Path.of("src/main/java");

  /** Parts of selectors that may say left and right, and why. */
  private static final Map<String, String> PHYSICAL =
      Map.of(
          ".qb-", "parts of the board, whose a-file is on the same side in every language",
          ".board-picture", "a small picture of a board",
          ".minis queenside-piece", "pieces in a drawing",
          ".winning .marker", "a point on a curve that is drawn from left to right",
          "summary::after", "two edges that a rotation turns into an arrow; then it's mirrored");

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");
  private static final Pattern RULE = Pattern.compile("([^{};]*)\\{([^{}]*)\\}");
  private static final Pattern DECLARATION = Pattern.compile("([a-z-]+)\\s*:\\s*([^;]+)");
  private static final Pattern SIDE =
      Pattern.compile("(?:.*-)?(?:left|right)(?:-(?:width|style|color|radius))?");
  private static final Pattern SIDE_AS_VALUE =
      Pattern.compile("(?<![\\w-])(?:left|right)(?![\\w-])");
  private static final Set<String> WITH_SIDES_AS_VALUES = Set.of("text-align", "float", "clear");
  private static final Pattern FOUR_SIDES =
      Pattern.compile("inset|(?:scroll-)?(?:margin|padding)|border-(?:width|style|color)");

  /** One of the values of a declaration, with at most two brackets in each other. */
  private static final Pattern VALUE =
      Pattern.compile("(?:[^\\s()]|\\((?:[^()]|\\([^()]*\\))*\\))+");

  /** Styles that a script or a Java class sets on an element. */
  private static final Pattern IN_CODE =
      Pattern.compile(
          "\\bstyle\\.(?:left|right|(?:margin|padding|border)(?:Left|Right)\\w*)\\b"
              + "|\\bset(?:Property)?\\(\\s*['\"](?:(?:margin|padding|border)-)?(?:left|right)\\b"
              + "|getStyle\\(\\)\\s*\\.set(?:Margin|Padding|Border)?(?:Left|Right)\\(");

  @ParameterizedTest
  @MethodSource("styleSheets")
  void aStyleSheetSaysStartAndEnd(Path sheet) {
    List<String> physical =
        physical(read(sheet)).stream().filter(rule -> reason(rule) == null).toList();

    assertThat(physical).as("%s", sheet).isEmpty();
  }

  @Test
  void noCodeSetsAStyleThatSaysLeftOrRight() throws IOException {
    assertThat(Stream.concat(files(FRONTEND, ".js"), files(SOURCES, ".java")))
        .filteredOn(file -> IN_CODE.matcher(read(file)).find())
        .isEmpty();
  }

  @Test
  void everyExceptionIsNeeded() throws IOException {
    Set<String> needed = new TreeSet<>();
    for (Path sheet : styleSheets().toList()) {
      physical(read(sheet)).stream()
          .map(StyleSheetDirectionTest::reason)
          .filter(Objects::nonNull)
          .forEach(needed::add);
    }
    assertThat(needed).containsExactlyInAnyOrderElementsOf(PHYSICAL.keySet());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          left: 0                        | true
          margin-right: auto             | true
          border-left-color: red         | true
          border-top-left-radius: 4px    | true
          scroll-padding-left: 4px       | true
          text-align: right              | true
          transition: left 1s            | true
          padding: 0 4px 0 0             | true
          inset: auto 1px 2px auto       | true
          border-radius: 4px 0 0 4px     | true
          border-radius: 4px 0           | true
          inset-inline-start: 0          | false
          text-align: start              | false
          padding: 0 4px 8px             | false
          margin: 0 calc(1px + 2px) 4px calc(1px + 2px) | false
          margin: 0 calc(-1 * var(--a)) 4px | false
          border-radius: 0 0 4px 4px     | false
          grid-template-areas: left right | false
          """)
  void recognizesWhatPagesFromRightToLeftCannotUse(String declaration, boolean found) {
    assertThat(!physical(".a { color: red; " + declaration + "; }").isEmpty()).isEqualTo(found);
  }

  static Stream<Path> styleSheets() throws IOException {
    return Stream.concat(files(STYLES, ".css"), Stream.of(FRONTEND.resolve("board.css")));
  }

  private static String reason(String rule) {
    String selector = rule.substring(0, rule.indexOf('{'));
    return PHYSICAL.keySet().stream().filter(selector::contains).findAny().orElse(null);
  }

  /** Returns the declarations that name a side, each with its selector. */
  private static List<String> physical(String style) {
    List<String> found = new ArrayList<>();
    for (MatchResult rule :
        RULE.matcher(COMMENT.matcher(style).replaceAll("")).results().toList()) {
      for (MatchResult declaration : DECLARATION.matcher(rule.group(2)).results().toList()) {
        if (isPhysical(declaration.group(1), declaration.group(2).strip())) {
          found.add("%s { %s }".formatted(rule.group(1).strip(), declaration.group()));
        }
      }
    }
    return found;
  }

  private static boolean isPhysical(String property, String value) {
    List<String> parts = VALUE.matcher(value).results().map(MatchResult::group).toList();
    if (property.equals("border-radius")) {
      return !at(parts, 0).equals(at(parts, 1)) || !at(parts, 2).equals(at(parts, 3));
    }
    if (property.startsWith("transition")) {
      return SIDE_AS_VALUE.matcher(value).find();
    }
    return (SIDE.matcher(property).matches() && !property.startsWith("--"))
        || (WITH_SIDES_AS_VALUES.contains(property) && SIDE_AS_VALUE.matcher(value).matches())
        || (FOUR_SIDES.matcher(property).matches() && !at(parts, 1).equals(at(parts, 3)));
  }

  /** One of four values, of which the last may be left out if they repeat others. */
  private static String at(List<String> values, int place) {
    if (place < values.size()) {
      return values.get(place);
    }
    return at(values, place == 3 ? 1 : 0);
  }

  private static Stream<Path> files(Path folder, String ending) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
