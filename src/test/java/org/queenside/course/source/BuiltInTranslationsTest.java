package org.queenside.course.source;

import static java.util.Objects.requireNonNull;
import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceAccessMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.course.model.Course;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.text.BundleTranslationFiles;
import org.queenside.text.MessageBundle;
import org.queenside.text.TranslatedBundle;
import org.queenside.text.TranslationFolder;
import org.queenside.text.TranslationReport;
import org.queenside.text.Translations;

/** Every language that comes with the program. */
@ResourceLock(value = Resources.GLOBAL, mode = ResourceAccessMode.READ)
class BuiltInTranslationsTest {
  private static final Path FONT = Path.of("frontend/fonts/instrument-sans.woff2");

  /**
   * The characters of the font, in hexadecimal, and the beginning of the SHA-256 of its file. After
   * a change of the font, take them from its {@code cmap} table, for example with {@code ttx -t
   * cmap}.
   */
  private static final String FONT_HASH = "248553b64836c405";

  /** Those of the file that every page loads; other letters are in a second one. */
  private static final String FONT_CHARACTERS =
      "0020-007E 00A0-00A1 00A9-00AB 00B0 00B7 00BA-00BB 00BD 00BF-00C2 00C4 00C7-00CB"
          + " 00CD-00CF 00D1 00D3-00D4 00D6-00D7 00D9-00DC 00DF-00E2 00E4 00E7-00EB 00ED-00EF"
          + " 00F1 00F3-00F4 00F6 00F9-00FC 0152-0153 2013-2014 2018-201A 201C-201E 2022 2026"
          + " 202F-2030 2039-203A 20AC 2122 2190-2193 2212";

  /** These steer the breaking of lines and need no picture. */
  private static final Set<Integer> INVISIBLE = Set.of(0xAD, 0x2060, 0x200B, (int) '\n');

  /** A translated task may be longer than the English one by a third and so many characters. */
  private static final int MORE_CHARACTERS = 20;

  static List<Locale> languages() {
    return Translations.current().languages().stream()
        .filter(each -> !each.equals(Locale.ENGLISH))
        .toList();
  }

  /** What {@code translate} would report, except interface texts whose English has changed. */
  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("languages")
  void everythingIsTranslatedAndCanBeUsed(Locale language, @TempDir Path folder)
      throws IOException {
    List<TranslationReport> reports = new ArrayList<>();
    reports.addAll(
        CourseTranslationFiles.update(new TranslationFolder(folder, language, false, false)));
    reports.addAll(
        BundleTranslationFiles.update(new TranslationFolder(folder, language, true, false)));

    assertThat(reports).flatExtracting(TranslationReport::problems).isEmpty();
    assertThat(reports).allMatch(report -> report.done() == report.total());
    assertThat(CourseLoader.load(null, language).problems()).isEmpty();
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("languages")
  void theFontHasEveryCharacter(Locale language) {
    Set<Integer> font = fontCharacters();
    Map<String, Set<String>> missing = new TreeMap<>();
    texts(language)
        .forEach(
            (place, text) ->
                text.codePoints()
                    .filter(each -> !font.contains(each) && !INVISIBLE.contains(each))
                    .forEach(
                        each ->
                            missing
                                .computeIfAbsent(place, _ -> new TreeSet<>())
                                .add("U+%04X".formatted(each))));
    assertThat(missing).isEmpty();
  }

  private static Map<String, String> texts(Locale language) {
    Map<String, String> texts = new TreeMap<>();
    Stream.concat(
            Stream.of(CourseLoader.ORDER),
            CourseLoader.load(null).course().lessons().stream().map(each -> each.id() + ".yaml"))
        .forEach(
            file -> {
              String text = Translations.current().read(language, file);
              if (text != null) {
                texts.put(file, text);
              }
            });
    for (String bundle : BundleTranslationFiles.BUNDLES) {
      read(bundle, language).texts().forEach((key, text) -> texts.put(bundle + ": " + key, text));
    }
    return texts;
  }

  @Test
  void theListOfTheFontsCharactersIsThatOfTheFont() throws Exception {
    byte[] hash = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(FONT));
    assertThat(HexFormat.of().formatHex(hash)).startsWith(FONT_HASH);
  }

  private static Set<Integer> fontCharacters() {
    return Stream.of(FONT_CHARACTERS.split(" "))
        .flatMapToInt(
            range -> {
              String[] ends = range.split("-");
              return IntStream.rangeClosed(
                  Integer.parseInt(ends[0], 16), Integer.parseInt(ends[ends.length - 1], 16));
            })
        .boxed()
        .collect(toSet());
  }

  @ParameterizedTest(allowZeroInvocations = true)
  @MethodSource("languages")
  void tasksAreAboutAsLongAsInEnglish(Locale language) {
    Course english = CourseLoader.load(null).course();
    List<String> tooLong = new ArrayList<>();
    for (Lesson lesson : CourseLoader.load(null, language).course().lessons()) {
      for (Exercise exercise : lesson.exercises()) {
        String task = exercise.info().task();
        String source =
            requireNonNull(requireNonNull(english.lesson(lesson.id())).exercise(exercise.id()))
                .info()
                .task();
        if (task.length() > source.length() * 4 / 3 + MORE_CHARACTERS) {
          tooLong.add(lesson.item(exercise) + ": " + task);
        }
      }
    }
    assertThat(tooLong).isEmpty();
  }

  private static TranslatedBundle read(String bundle, Locale language) {
    String file = bundle.substring(bundle.lastIndexOf('.') + 1) + ".properties";
    String text = Translations.current().read(language, file);
    return TranslatedBundle.read(text == null ? "" : text, MessageBundle.english(bundle).all());
  }
}
