package org.queenside.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.queenside.engine.Opponent;

class FrontendFilesTest {

  private static final Path STYLES = Path.of("src/main/resources/META-INF/resources/css");
  private static final Path SCRIPTS = Path.of("frontend");

  private final FrontendFiles files = FrontendFiles.read();

  @Test
  void everyStyleSheetIsJoinedIntoOneOfTheFiles() throws IOException {
    String joined =
        Stream.concat(
                Stream.of(
                    FrontendFiles.STYLE, FrontendFiles.PAGES_STYLE, FrontendFiles.SCHOOL_STYLE),
                FrontendFiles.RARE_SHEETS.stream().map(name -> name + ".css"))
            .map(files.joined()::get)
            .collect(Collectors.joining());

    for (Path sheet : named(STYLES, ".css")) {
      assertThat(joined).as(sheet.toString()).contains(lastSelector(sheet));
    }
  }

  @Test
  void everyElementIsDefinedInOneOfTheScripts() throws IOException {
    String joined =
        Stream.of(FrontendFiles.SCRIPT, FrontendFiles.PAGES_SCRIPT, FrontendFiles.SCHOOL_SCRIPT)
            .map(files::joined)
            .collect(Collectors.joining());

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
    assertThat(files.inline(FrontendFiles.STYLE))
        .contains("url(\"board/" + files.hash() + "/fonts/instrument-sans.woff2\")")
        .doesNotContain("url(\"fonts/");
  }

  @Test
  void everyOpponentIsDrawnInTwoPosesWithAllItsPieces() throws IOException {
    List<Path> drawings = named(SCRIPTS.resolve("opponents"), ".svg");

    assertThat(drawings).hasSizeGreaterThanOrEqualTo(Opponent.values().length);
    for (Path drawing : drawings) {
      String name = "opponents/" + drawing.getFileName();
      String beaten = name.replace(".svg", "-beaten.svg");
      for (String pose : List.of(name, beaten)) {
        Document picture = Parser.xmlParser().parseInput(files.joined().getOrDefault(pose, ""), "");
        assertThat(picture.select("g[class]")).as(pose).hasSizeLessThanOrEqualTo(1);
        assertThat(picture.select("use")).as(pose).isNotEmpty();
        assertThat(picture.select("use").eachAttr("href"))
            .as(pose)
            .allSatisfy(link -> assertThat(picture.select("defs > g" + link)).hasSize(1));
      }
    }
    for (Opponent member : Opponent.values()) {
      String name = "opponents/" + member.code();
      assertThat(files.joined().get(name + ".svg"))
          .isNotNull()
          .isNotEqualTo(files.joined().get(name + "-beaten.svg"));
    }
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
