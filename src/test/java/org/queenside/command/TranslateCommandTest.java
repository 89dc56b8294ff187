package org.queenside.command;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.queenside.text.BundleTranslationFiles;

/** The files of Klingon, which nobody has translated. */
class TranslateCommandTest {
  private static final String NOTHING = "Nothing is missing in ";

  @TempDir private Path folder = Path.of("");

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

  private String translate(String language, String... more) {
    printed.reset();
    var command = new TranslateCommand();
    var out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    List<String> words =
        Stream.concat(Stream.of("--language=" + language, "--to=" + folder), Stream.of(more))
            .toList();
    assertThat(
            command.run(
                CommandLine.read(words, command.options()), new CommandOutput(out, out, false)))
        .isZero();
    return printed.toString(StandardCharsets.UTF_8);
  }

  private Path file(String name) {
    return folder.resolve("tlh").resolve(name);
  }

  private void replace(String name, String old, String text) throws IOException {
    String before = Files.readString(file(name));
    assertThat(before).contains(old);
    Files.writeString(file(name), before.replace(old, text));
  }

  @Test
  void writesEmptyFilesWithTheEnglishTextsAsComments() throws IOException {
    String said = translate("tlh");

    assertThat(file("rook.yaml"))
        .content()
        .contains("    # English: Move the rook to the star.\n    task: \"\"\n");
    assertThat(file("board.properties")).content().contains("# English: KQRBN\nletters=\n");
    assertThat(file("course.yaml")).content().contains("parts:\n");
    for (String bundle : BundleTranslationFiles.BUNDLES) {
      assertThat(file(bundle.substring(bundle.lastIndexOf('.') + 1) + ".properties")).exists();
    }
    assertThat(said)
        .contains(
            "rook.yaml:22:11: exercise 'first-move': 'task' is missing. Translate all of it\n")
        .endsWith(" things to do in " + folder.resolve("tlh") + ".\n");
    assertThat(Files.list(folder.resolve("tlh"))).noneMatch(each -> each.endsWith(".unfinished"));
  }

  @Test
  void keepsWhatIsThereAndSaysWhatIsMissing() throws IOException {
    translate("tlh");
    replace("rook.yaml", "task: \"\"", "task: \"qeng\"");
    replace("board.properties", "letters=\n", "letters=ABCDE\n");

    String said = translate("tlh");

    assertThat(file("rook.yaml")).content().contains("task: \"qeng\"");
    assertThat(file("board.properties")).content().contains("letters=ABCDE\n");
    assertThat(file("board.properties")).content().doesNotContain("# English: KQRBN");
    assertThat(said)
        .contains("rook.yaml:24:11: exercise 'first-move': 'text' is missing")
        .doesNotContain("letters is missing");
  }

  /** Nothing is open if all texts are there: here, those of English. */
  @Test
  void everythingFilledInLeavesNothingToDo() throws IOException {
    assertThat(translate("en")).contains(NOTHING);
    Files.move(folder.resolve("en"), folder.resolve("tlh"));

    assertThat(translate("tlh")).contains(NOTHING);
    String lesson = Files.readString(file("rook.yaml"));
    assertThat(lesson).startsWith("language: tlh\n").doesNotContain("#");

    assertThat(translate("tlh")).contains(NOTHING);
    assertThat(file("rook.yaml")).hasContent(lesson);
  }

  @Test
  void marksTextsWhoseEnglishHasChanged() throws IOException {
    translate("en");
    Files.move(folder.resolve("en"), folder.resolve("tlh"));
    String of = requireNonNull(Files.readAllLines(file("rook.yaml")).get(1));
    replace("rook.yaml", of, "of: \"12345678\"");
    translate("tlh");
    replace("sources.properties", "board.letters=", "board.letters=0");

    String said = translate("tlh");

    assertThat(said)
        .contains("the texts at the top: the English text has changed")
        .contains("letters: warning: the English text has changed")
        .endsWith("2 things to do in " + folder.resolve("tlh") + ".\n");
    assertThat(file("rook.yaml"))
        .content()
        .contains("of: \"12345678\"\n# English: Rook\ntitle: \"Rook\"");
    assertThat(file("board.properties")).content().contains("# English now: KQRBN\nletters=KQRBN");

    assertThat(translate("tlh", "--accept")).contains(NOTHING);
    assertThat(file("rook.yaml")).content().contains(of + "\ntitle: \"Rook\"");
  }

  @Test
  void reportsOtherSquaresAndOtherBoldWords() throws IOException {
    translate("en");
    Files.move(folder.resolve("en"), folder.resolve("tlh"));
    replace("rook.yaml", "The **rook** looks", "The rook on e4 looks");

    assertThat(translate("tlh"))
        .contains("rook.yaml:17:11: exercise 'first-move': 'text': the squares are [e4], not []")
        .contains("warning: first-move: text: other words are bold than in English");
  }

  @Test
  void leavesAFileThatItCannotRead() throws IOException {
    translate("tlh");
    Files.writeString(file("rook.yaml"), "title: \"open");

    Files.write(file("ruling.properties"), "no-piece=T\u00fcrme".getBytes(StandardCharsets.UTF_16));
    Files.writeString(file("board.properties"), "\uFEFFletters=ABCDE\n");

    assertThat(translate("tlh"))
        .contains("rook.yaml:1:1: the quotation marks of this text aren't")
        .contains("ruling.properties:1: the file is not UTF-8 text. Save it in this encoding\n")
        .doesNotContain("board.properties:1:")
        .doesNotContain("letters is missing");
    assertThat(file("rook.yaml")).hasContent("title: \"open");
    assertThat(Files.readAllBytes(file("ruling.properties")))
        .isEqualTo("no-piece=T\u00fcrme".getBytes(StandardCharsets.UTF_16));
  }

  @Test
  void sumsUpEachFileThatIsBegun() throws IOException {
    translate("en", "--to=" + folder.resolve("tlh"));
    Files.delete(file("en/course.yaml"));
    Files.move(folder.resolve("tlh/en"), folder.resolve("en"));
    Files.delete(folder.resolve("tlh"));
    Files.move(folder.resolve("en"), folder.resolve("tlh"));
    replace("rook.yaml", "task: \"Move the rook to the star.\"", "task: \"\"");
    replace("board.properties", "letters=KQRBN", "letters=RDTTC");

    assertThat(translate("tlh", "--to=" + folder.resolve("tlh")))
        .contains("\nrook.yaml: 72 of 73 texts\n", "\nbishop.yaml: complete\n")
        .contains("\nboard.properties: 39 of 39 texts, one thing to correct\n")
        .contains("\nOne file isn’t begun.\n")
        .contains("letters: there must be 5 different capital letters\n")
        .doesNotContain("code tlh");
    assertThat(folder.resolve("tlh/tlh")).doesNotExist();
    assertThat(translate("xx")).startsWith("We don’t know a language with the code xx.");
  }

  @Test
  void keepsFormsBelowTheirWords() throws IOException {
    translate("tlh");
    replace("ruling.properties", "piece.rook=\n", "piece.rook=r\npiece.rook.the=der r\n");

    translate("tlh");

    assertThat(file("ruling.properties"))
        .content()
        .contains("piece.rook=r\npiece.rook.the=der r\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"italian", "pt_BR", "i", "../it", "x-it"})
  void whatIsNotALanguageIsRefused(String language) {
    assertThatExceptionOfType(UsageException.class)
        .isThrownBy(() -> translate(language))
        .withMessage(language + " is no language. Write its code, such as it or pt-BR.");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aFolderThatCannotBeWrittenIsAFailure() throws IOException {
    Files.writeString(folder.resolve("tlh"), "a file");

    assertThatExceptionOfType(CommandException.class)
        .isThrownBy(() -> translate("tlh"))
        .withMessageContaining(folder.resolve("tlh").toString());
  }
}
