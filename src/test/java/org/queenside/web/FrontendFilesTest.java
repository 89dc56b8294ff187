package org.queenside.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FrontendFilesTest {

  private static final Path STYLES = Path.of("src/main/resources/META-INF/resources/css");
  private static final Path SCRIPTS = Path.of("frontend");

  private final FrontendFiles files = FrontendFiles.read();

  @Test
  void everyStyleSheetIsJoinedIntoOneOfTheTwoFiles() throws IOException {
    String joined = files.joined().get(FrontendFiles.STYLE) + files.joined().get("school.css");

    for (Path sheet : named(STYLES, ".css")) {
      assertThat(joined).as(sheet.toString()).contains(lastSelector(sheet));
    }
  }

  @Test
  void everyElementIsDefinedInOneOfTheTwoScripts() throws IOException {
    String joined = files.joined().get(FrontendFiles.SCRIPT) + files.joined().get("school.js");

    List<String> elements =
        named(SCRIPTS, ".js").stream()
            .map(script -> script.getFileName().toString().replace(".js", ""))
            .filter(name -> name.startsWith("queenside-"))
            .toList();
    assertThat(elements).hasSizeGreaterThan(5);
    for (String element : elements) {
      assertThat(joined).containsPattern("customElements.define\\(['\"]" + element);
    }
  }

  /** The names that inlined and linked styles share must refer to the same font. */
  @Test
  void theFontIsFoundFromThePageAndFromTheFile() {
    assertThat(files.joined().get(FrontendFiles.STYLE)).contains("url(\"fonts/");
    assertThat(files.inlineStyle())
        .contains("url(\"board/" + files.hash() + "/fonts/instrument-sans.woff2\")")
        .doesNotContain("url(\"fonts/");
  }

  private static List<Path> named(Path folder, String ending) throws IOException {
    try (Stream<Path> found = Files.list(folder)) {
      return found.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static String lastSelector(Path sheet) throws IOException {
    return Files.readAllLines(sheet).stream()
        .filter(line -> line.matches("[^ @].*\\{.*"))
        .map(line -> line.substring(0, line.indexOf('{')))
        .reduce((first, second) -> second)
        .orElseThrow();
  }
}
