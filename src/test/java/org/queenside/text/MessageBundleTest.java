package org.queenside.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.queenside.ui.BundleI18nProvider;

/** Uses a small bundle for this test, and a folder with a part of it in German. */
@ResourceLock(Resources.GLOBAL)
class MessageBundleTest {
  private static final String BUNDLE = "org.queenside.text.test";

  private final Locale before = Locale.getDefault();

  @TempDir private Path folder = Path.of("");

  @BeforeEach
  void translate() throws IOException {
    Files.createDirectories(folder.resolve("de"));
    translate(
        """
        greeting=Hallo {0}, das ist Zug {1}.
        piece.rook=der Turm
        piece.rook.accusative=den Turm
        piece.on={0} auf {1}
        attack=Du kannst {0:accusative} nicht angreifen.
        """);
  }

  private void translate(String german) throws IOException {
    Files.writeString(folder.resolve("de/test.properties"), german);
    Translations.use(folder);
  }

  @AfterEach
  void restore() {
    Translations.use(null);
    Locale.setDefault(before);
  }

  @Test
  void fillsInArguments() {
    assertThat(MessageBundle.english(BUNDLE).get("greeting", "Ada", 1200))
        .isEqualTo("Hello Ada, it’s move 1,200.");
  }

  @Test
  void formatsNumbersInTheLanguageOfTheText() {
    assertThat(MessageBundle.of(BUNDLE, Locale.GERMAN).get("greeting", "Ada", 1200))
        .isEqualTo("Hallo Ada, das ist Zug 1.200.");
  }

  @Test
  void takesTheEnglishTextWhereATranslationIsMissing() {
    MessageBundle messages = MessageBundle.of(BUNDLE, Locale.GERMANY);
    assertThat(messages.get("farewell")).isEqualTo("Goodbye");
    assertThat(messages.locale("farewell")).isEqualTo(Locale.ENGLISH);
    assertThat(messages.locale("greeting")).isEqualTo(Locale.GERMAN);
  }

  @Test
  void aTermTakesTheFormThatTheSentenceNames() {
    Term rook = Term.of("piece.on", Term.of("piece.rook"), "e4");
    assertThat(MessageBundle.of(BUNDLE, Locale.GERMAN).get("attack", rook))
        .isEqualTo("Du kannst den Turm auf e4 nicht angreifen.");
    assertThat(MessageBundle.english(BUNDLE).get("attack", rook))
        .isEqualTo("You can’t attack the rook on e4.");
  }

  @Test
  void aSentenceThatIsNotTranslatedHasNoTranslatedWords() throws IOException {
    translate("piece.rook=der Turm");
    assertThat(
            MessageBundle.of(BUNDLE, Locale.GERMAN)
                .get("attack", Term.of("piece.on", Term.of("piece.rook"), "e4")))
        .isEqualTo("You can’t attack the rook on e4.");
  }

  @Test
  void aBrokenTextIsEnglishAndTheOthersAreNot() throws IOException {
    translate(
        "greeting=Hallo {0\nfarewell=Tschüs {0}\npupils={0,plural,one{#}}\npiece.on={0}: {1}");
    MessageBundle messages = MessageBundle.of(BUNDLE, Locale.GERMAN);
    assertThat(messages.get("greeting", "Ada", 1)).isEqualTo("Hello Ada, it’s move 1.");
    assertThat(messages.get("farewell")).isEqualTo("Goodbye");
    assertThat(messages.get("pupils", 2)).isEqualTo("2 pupils");
    assertThat(messages.get("piece.on", "Turm", "e4")).isEqualTo("Turm: e4");
  }

  @Test
  void aFaultIsReportedWithItsLine() {
    assertThat(
            TranslatedBundle.read(
                    "# Texte\nfarewell=Tschüs {1}\n\nhello=Hallo\n",
                    MessageBundle.english(BUNDLE).all())
                .faults())
        .containsExactly(
            new TranslatedBundle.Fault(2, "farewell", "English has no value {1}"),
            new TranslatedBundle.Fault(4, "hello", "English has no text with this key"));
    assertThat(
            TranslatedBundle.read("a=b\nc=\\u00g1", MessageBundle.english(BUNDLE).all()).faults())
        .extracting(TranslatedBundle.Fault::line)
        .containsExactly(1, 2);
  }

  @Test
  void whatCannotBeUsedStaysInTheFileAndIsReported() {
    String file =
        """
        # mine
        greeting=Hallo {0
        farewell=Tschau
        # about a form
        piece.rok.the=der Turm
        farewell=Tschüs
        pupils=\\u00g1
        piece.rook=Turm
        piece.rook.génitif=du Turm
        # the end
        """;
    var writer =
        new BundleWriter(
            BUNDLE,
            file,
            new TranslationFolder(folder.resolve("de"), Locale.GERMAN, false, false),
            Map.of());

    String written = writer.write();

    assertThat(written)
        .contains("# mine\n# English: Hello {0}, it’s move {1}.\ngreeting=Hallo {0\n")
        .contains("farewell=Tschau\n# about a form\npiece.rok.the=der Turm\n")
        .contains("\nfarewell=Tschüs\n", "\npupils=\\u00g1\n")
        .contains("piece.rook=Turm\npiece.rook.génitif=du Turm\n")
        .endsWith("# the end\n");
    assertThat(
            new BundleWriter(
                    BUNDLE,
                    written,
                    new TranslationFolder(folder.resolve("de"), Locale.GERMAN, false, false),
                    Map.of())
                .write())
        .isEqualTo(written);
    List<String> lines = written.lines().toList();
    String place = folder.resolve("de/test.properties").toString();
    assertThat(writer.report(written, Set.of()).problems())
        .contains(
            "%s:%d: greeting: there is no , at character 9"
                .formatted(place, lines.indexOf("greeting=Hallo {0") + 1),
            "%s:%d: piece.rok.the: English has no text with this key"
                .formatted(place, lines.indexOf("piece.rok.the=der Turm") + 1),
            "%s:%d: farewell: the same name again"
                .formatted(place, lines.indexOf("farewell=Tschau") + 1),
            "%s:%d: pupils: \\u is not followed by four digits of a letter"
                .formatted(place, lines.indexOf("pupils=\\u00g1") + 1));
  }

  @Test
  void theEnglishTextStandsAboveAllTextsIfWanted() {
    assertThat(
            new BundleWriter(
                    BUNDLE,
                    "farewell=Tschüs",
                    new TranslationFolder(folder.resolve("de"), Locale.GERMAN, false, true),
                    Map.of())
                .write())
        .contains("# English: Goodbye\nfarewell=Tschüs\n");
  }

  @Test
  void lettersAndBoldThatCannotBeRightAreFaults() {
    Map<String, String> english = Map.of("letters", "KQRBN", "next", "**Next**", "k", "{0} on {1}");
    for (String letters : List.of("RDTTC", "RDTA", "rdtac", "RDTAČX")) {
      assertThat(TranslatedBundle.read("letters=" + letters, english).texts()).isEmpty();
    }
    assertThat(TranslatedBundle.read("letters=KDVSŠ", english).faults()).isEmpty();
    assertThat(TranslatedBundle.read("next=**Avanti", english).faults())
        .containsExactly(new TranslatedBundle.Fault(1, "next", "a ** has no partner"));
  }

  @Test
  void aValueThatIsLeftOutIsAWarning() {
    TranslatedBundle read = TranslatedBundle.read("k=su {1}", Map.of("k", "{0} on {1}"));
    assertThat(read.texts()).containsEntry("k", "su {1}");
    assertThat(read.warnings())
        .containsExactly(new TranslatedBundle.Fault(1, "k", "the English text also has {0}"));
  }

  @Test
  void formsAreThereForAllWordsOfTheirSetOrAreReported() {
    List<String> faults = new ArrayList<>();
    new TermForms(
            Map.of(
                "piece.rook", "torre",
                "piece.rook.la", "la torre",
                "piece.king", "re",
                "free", "{0:la} {0:sul} {0:den}"),
            Map.of("piece.rook", "rook", "piece.king", "king", "free", "the {0}"))
        .check(Set.of("den"), (key, reason) -> faults.add(key + ": " + reason));
    assertThat(faults)
        .containsExactlyInAnyOrder(
            "piece.king: other words of its set have a form, so write piece.king.la",
            "free: no word has the form 'sul'");
  }

  /** Vaadin gives a user the browser's first language that is here, or else the first one here. */
  @Test
  void vaadinOffersEnglishFirstAndEveryLanguageWithAFolder() throws IOException {
    Files.createDirectories(folder.resolve("tlh"));
    Files.createDirectories(folder.resolve("my lessons"));
    Files.createDirectories(folder.resolve("italiano"));
    Translations.use(folder);
    List<Locale> offered = new BundleI18nProvider().getProvidedLocales();
    assertThat(offered).contains(Locale.GERMAN, Locale.of("tlh")).startsWith(Locale.ENGLISH);
    assertThat(offered).doesNotContain(Locale.of("my lessons"), Locale.of("italiano"));
  }

  @Test
  void theServersDefaultLocaleChangesNothing() {
    Locale.setDefault(Locale.GERMANY);
    assertThat(MessageBundle.of(BUNDLE, Locale.of("tlh")).get("greeting", "Ada", 1))
        .isEqualTo("Hello Ada, it’s move 1.");
    assertThat(MessageBundle.english(BUNDLE).get("greeting", "Ada", 1))
        .isEqualTo("Hello Ada, it’s move 1.");
  }

  @Test
  void vaadinShowsTheKeyOfAMissingText() {
    assertThat(new BundleI18nProvider().getTranslation("thanks", Locale.ENGLISH))
        .isEqualTo("!thanks");
  }

  @Test
  void rawTextsKeepTheirPlaces() {
    assertThat(MessageBundle.english(BUNDLE).raw("greeting"))
        .isEqualTo("Hello {0}, it’s move {1}.");
    assertThat(MessageBundle.english(BUNDLE).all()).containsKeys("farewell", "greeting");
  }

  @Test
  void aMissingKeyIsAnException() {
    MessageBundle messages = MessageBundle.english(BUNDLE);
    assertThat(messages.has("farewell")).isTrue();
    assertThat(messages.has("thanks")).isFalse();
    assertThatExceptionOfType(MissingResourceException.class)
        .isThrownBy(() -> messages.get("thanks"));
  }
}
