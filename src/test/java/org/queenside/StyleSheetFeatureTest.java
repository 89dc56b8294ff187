package org.queenside;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A style sheet belongs to the package that its first line names, with all packages below it. Each
 * selector contains a class or an element of ours that this feature names, and others only from
 * packages that it may import, as the table in docs/architecture.md says.
 */
class StyleSheetFeatureTest {

  private static final Path STYLES = Path.of("src/main/resources/META-INF/resources/css");
  private static final Path SOURCES = Path.of("src/main/java/org/queenside");

  /** What every page has, besides the elements in {@code frontend}. */
  private static final List<String> SHARED = List.of("ui", "board", "web");

  /** Elements of Vaadin's own, and the beginnings of names that a source puts together. */
  private static final List<String> NOT_IN_A_SOURCE =
      List.of("v-", "vaadin-", "circle-", "heat-", "is-", "p-", "w-");

  private static final Pattern FIRST_LINE = Pattern.compile("/\\* ([a-z.]+): ");
  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/");
  private static final Pattern JAVA_COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|(?m)^ *//[^\n]*");
  private static final Pattern LITERAL =
      Pattern.compile("\"\"\"(?s:.*?)\"\"\"|\"(?:[^\"\\\\\n]|\\\\.)*\"|\\b[A-Z][A-Z0-9_]+\\b");
  private static final Pattern WORD = Pattern.compile("[A-Za-z][\\w-]*");
  private static final Pattern PRELUDE = Pattern.compile("([^{}]+)\\{");
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"");
  private static final Pattern NAMED =
      Pattern.compile("\\.([A-Za-z][\\w-]*)|(?<![\\w.:#-])([a-z]+-[\\w-]+)");

  private static final Map<String, List<String>> MAY_IMPORT = PackageTable.read();
  private static final Set<String> SCRIPTS = scripts();
  private static final Map<String, Set<String>> WORDS = new ConcurrentHashMap<>();

  @ParameterizedTest
  @MethodSource("styleSheets")
  void aStyleSheetSelectsWhatItsFeatureNames(Path sheet) {
    String text = read(sheet);
    String feature = FIRST_LINE.matcher(text).results().findFirst().orElseThrow().group(1);
    boolean shared = feature.equals("ui");
    Set<String> own = shared ? inSeveralPackages() : words(feature);
    Set<String> allowed = new HashSet<>(own);
    if (!shared) {
      allowed.addAll(words(SHARED));
      MAY_IMPORT.forEach(
          (name, imports) -> {
            if (isIn(name, feature)) {
              allowed.addAll(words(imports));
            }
          });
    }
    for (String selector : selectors(text)) {
      Set<String> names = names(selector);
      assertThat(names).as(selector).allMatch(name -> isNamed(name, allowed));
      assertThat(names.isEmpty() || names.stream().anyMatch(name -> isNamed(name, own)))
          .as("%s: %s names nothing of it", selector, feature)
          .isTrue();
    }
  }

  static Stream<Path> styleSheets() throws IOException {
    try (Stream<Path> files = Files.list(STYLES)) {
      return files.filter(file -> !file.endsWith("tokens.css")).sorted().toList().stream();
    }
  }

  private static boolean isNamed(String name, Set<String> words) {
    return words.contains(name)
        || SCRIPTS.contains(name)
        || NOT_IN_A_SOURCE.stream().anyMatch(name::startsWith);
  }

  private static List<String> selectors(String style) {
    return PRELUDE
        .matcher(COMMENT.matcher(style).replaceAll(""))
        .results()
        .map(prelude -> prelude.group(1).substring(prelude.group(1).lastIndexOf(';') + 1).strip())
        .filter(prelude -> !prelude.startsWith("@"))
        .flatMap(prelude -> Stream.of(prelude.split(",(?![^(]*\\))\\s*")))
        .toList();
  }

  private static Set<String> names(String selector) {
    return NAMED
        .matcher(QUOTED.matcher(selector).replaceAll(""))
        .results()
        .map(name -> name.group(1) == null ? name.group(2) : name.group(1))
        .collect(toSet());
  }

  /** What pages of several features share: named in {@code ui}, or in two packages or more. */
  private static Set<String> inSeveralPackages() {
    Set<String> several = new HashSet<>(words(List.of("ui")));
    Set<String> seen = new HashSet<>();
    for (String name : MAY_IMPORT.keySet()) {
      if (name.endsWith(".ui")) {
        for (String word : words(List.of(name))) {
          if (!seen.add(word)) {
            several.add(word);
          }
        }
      }
    }
    return several;
  }

  private static Set<String> words(String feature) {
    return words(MAY_IMPORT.keySet().stream().filter(name -> isIn(name, feature)).toList());
  }

  private static boolean isIn(String name, String feature) {
    return name.equals(feature) || name.startsWith(feature + ".");
  }

  private static Set<String> words(List<String> packages) {
    return packages.stream()
        .flatMap(name -> WORDS.computeIfAbsent(name, StyleSheetFeatureTest::literals).stream())
        .collect(toSet());
  }

  /** The words in the texts of a package's sources, and its constants as they become classes. */
  private static Set<String> literals(String name) {
    Set<String> words = new HashSet<>();
    for (Path file : files(SOURCES.resolve(name.replace('.', '/')), ".java")) {
      String code = JAVA_COMMENT.matcher(read(file)).replaceAll("");
      for (MatchResult literal : LITERAL.matcher(code).results().toList()) {
        String text = literal.group();
        boolean constant = !text.startsWith("\"");
        addWords(words, constant ? text.toLowerCase(Locale.ROOT).replace('_', '-') : text);
      }
    }
    return words;
  }

  private static Set<String> scripts() {
    Set<String> words = new HashSet<>();
    files(Path.of("frontend"), ".js").forEach(file -> addWords(words, read(file)));
    return words;
  }

  private static void addWords(Set<String> words, String text) {
    WORD.matcher(text).results().map(MatchResult::group).forEach(words::add);
  }

  private static List<Path> files(Path folder, String ending) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
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
