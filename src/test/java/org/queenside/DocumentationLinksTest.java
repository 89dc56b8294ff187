package org.queenside;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every link in README.md and docs leads to a file that exists, and to a heading in it. */
class DocumentationLinksTest {

  private static final Path INDEX = Path.of("docs", "README.md");
  private static final Pattern CODE = Pattern.compile("(?ms)^```.*?^```");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)|src=\"([^\"]+)\"");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

  static Stream<Path> pages() throws IOException {
    try (Stream<Path> docs = Files.walk(Path.of("docs"))) {
      return Stream.concat(
          Stream.of(Path.of("README.md")),
          docs.filter(file -> file.toString().endsWith(".md")).sorted().toList().stream());
    }
  }

  @ParameterizedTest
  @MethodSource("pages")
  void everyLinkLeadsSomewhere(Path page) {
    assertThat(links(page)).allSatisfy(link -> assertLeadsSomewhere(page, link));
  }

  /** The decisions are listed by their folder. */
  @Test
  void theIndexNamesEveryPage() throws IOException {
    Set<Path> named =
        links(INDEX).stream().map(link -> target(INDEX, link)).collect(Collectors.toSet());

    assertThat(pages())
        .filteredOn(page -> page.startsWith("docs") && !page.startsWith("docs/decisions"))
        .filteredOn(page -> !page.equals(INDEX))
        .isSubsetOf(named);
  }

  private static void assertLeadsSomewhere(Path page, String link) {
    Path target = target(page, link);
    assertThat(target).exists();
    int hash = link.indexOf('#');
    if (hash >= 0) {
      assertThat(anchors(target)).contains(link.substring(hash + 1));
    }
  }

  private static List<String> links(Path page) {
    return LINK.matcher(text(page))
        .results()
        .map((MatchResult found) -> found.group(1) == null ? found.group(2) : found.group(1))
        .filter(link -> !link.startsWith("http"))
        .toList();
  }

  private static Path target(Path page, String link) {
    String file = link.replaceFirst("#.*", "");
    return file.isEmpty() ? page : page.resolveSibling(file).normalize();
  }

  /** The anchors as GitHub makes them from headings. */
  private static Set<String> anchors(Path page) {
    return HEADING
        .matcher(text(page))
        .results()
        .map((MatchResult found) -> found.group(1).strip().toLowerCase(Locale.ROOT))
        .map(heading -> heading.replaceAll("[^\\w\\- ]", "").replace(' ', '-'))
        .collect(Collectors.toSet());
  }

  private static String text(Path page) {
    try {
      return CODE.matcher(Files.readString(page)).replaceAll("");
    } catch (IOException e) {
      throw new AssertionError("cannot read " + page.toAbsolutePath(), e);
    }
  }
}
