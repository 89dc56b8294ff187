package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;

/**
 * Checks that the built-in lessons talk like a good teacher: short, plain sentences, and new words
 * one at a time.
 */
class CourseWordingTest {
  private static final Course COURSE = CourseLoader.load(null).course();

  private static final int MOST_TASK_WORDS = 10;
  private static final int MOST_REPEATS = 3;
  private static final double HIGHEST_GRADE = 4;

  /** A hint that gives the move away. Other checks rely on this form. */
  private static final Pattern MOVE_HINT = Pattern.compile(".* goes? from \\w\\d to \\w\\d\\.");

  private static final Set<String> REPEATED_FIELDS =
      Set.of("task", "text", "right", "hint", "wrong");

  /** Fields with phrases rather than sentences. */
  private static final Set<String> UNENDED_FIELDS = Set.of("title", "can", "option", "comment");

  private static final Pattern SENTENCE_END = Pattern.compile("[.!?…:][”’\")]?$");

  /** Words of chess, each with the lesson that introduces it. */
  static final Map<String, String> GLOSSARY =
      Map.ofEntries(
          Map.entry("attack\\w*", "queen"),
          Map.entry("captur\\w*", "rook"),
          Map.entry("diagonal\\w*", "bishop"),
          Map.entry("(light|dark)-squared", "bishop"),
          Map.entry("protect\\w*", "king"),
          Map.entry("ranks?", "pawn"),
          Map.entry("promot\\w*", "pawn"),
          Map.entry("files?", "set-up"),
          Map.entry("[a-h]-pawns?", "set-up"),
          Map.entry("recaptur\\w*", "capture"),
          Map.entry("points?", "values"),
          Map.entry("trad(e|es|ed|ing)", "values"),
          Map.entry("check(s|ed)?", "check"),
          Map.entry("double check|discovered check", "out-of-check"),
          Map.entry("(check)?mat(e|es|ed|ing)", "checkmate"),
          Map.entry("castl\\w*", "castling"),
          Map.entry("kingside|queenside", "castling"),
          Map.entry("en passant", "en-passant"),
          Map.entry("stalemate\\w*", "stalemate"),
          Map.entry("draws?|drawn", "stalemate"),
          Map.entry("legal|illegal", "stalemate"),
          Map.entry("fork\\w*", "forks"),
          Map.entry("skewer\\w*", "forks"),
          Map.entry("pin|pins|pinned|pinning", "pins"),
          Map.entry("develop\\w*", "first-moves"),
          Map.entry("openings?", "first-moves"),
          Map.entry("score sheets?", "reading"),
          Map.entry("notation", "reading"),
          Map.entry("dead position", "draws"),
          Map.entry("repetition", "draws"),
          Map.entry("clock|flag", "clock"),
          Map.entry("touch-move|resign\\w*|arbiter", "clock"));

  @Test
  void tasksOnThePathAreShort() {
    assertThat(
            quoted(
                COURSE.path(),
                CourseTexts::ofPath,
                text ->
                    text.field().equals("task")
                        && ReadingGrade.words(text.text()).size() > MOST_TASK_WORDS))
        .isEmpty();
  }

  /** In YAML, a character such as # ends an unquoted text. */
  @Test
  void noTextBreaksOff() {
    assertThat(
            quoted(
                COURSE.lessons(),
                CourseTexts::of,
                text ->
                    !UNENDED_FIELDS.contains(text.field())
                        && !SENTENCE_END.matcher(text.text()).find()))
        .isEmpty();
  }

  @Test
  void everySentenceIsPlainEnglish() {
    assertThat(
            quoted(COURSE.lessons(), CourseTexts::of, text -> PlainWords.hasStiffWord(text.text())))
        .isEmpty();
  }

  @Test
  void thePathUsesContractions() {
    assertThat(quoted(COURSE.path(), CourseTexts::ofPath, text -> PlainWords.isFormal(text.text())))
        .isEmpty();
  }

  @Test
  void everyLessonOnThePathIsOpenedBySomebodyWhoNeverRepeatsALine() {
    assertThat(COURSE.path())
        .allMatch(lesson -> lesson.cast() != null, "has an opponent to open it");
    assertThat(
            COURSE.lessons().stream()
                .flatMap(lesson -> CourseTexts.of(lesson).stream())
                .filter(text -> Set.of("opening", "beaten").contains(text.field()))
                .map(CourseTexts.Text::text))
        .hasSizeGreaterThan(40)
        .doesNotHaveDuplicates();
  }

  @Test
  void noSentenceIsSaidInMoreThanThreeExercises() {
    Map<String, Set<String>> places = new TreeMap<>();
    COURSE.lessons().stream()
        .flatMap(lesson -> CourseTexts.of(lesson).stream())
        .filter(text -> REPEATED_FIELDS.contains(text.field()))
        .forEach(
            text ->
                ReadingGrade.sentences(text.text()).stream()
                    .filter(sentence -> !MOVE_HINT.matcher(sentence).matches())
                    .forEach(
                        sentence ->
                            places
                                .computeIfAbsent(sentence, _ -> new TreeSet<>())
                                .add(text.item())));
    places.values().removeIf(items -> items.size() <= MOST_REPEATS);
    assertThat(places).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> aSevenYearOldCanReadThePath() {
    return COURSE.path().stream()
        .map(
            lesson ->
                DynamicTest.dynamicTest(
                    lesson.id(),
                    () -> assertThat(grade(lesson)).isLessThanOrEqualTo(HIGHEST_GRADE)));
  }

  private static double grade(Lesson lesson) {
    ReadingGrade grade = new ReadingGrade();
    CourseTexts.ofPath(lesson).stream()
        .filter(text -> !text.exercise().isEmpty() && !text.field().equals("option"))
        .forEach(text -> grade.add(text.text()));
    return grade.grade();
  }

  @TestFactory
  Stream<DynamicTest> noWordComesBeforeTheLessonThatExplainsIt() {
    List<String> order = COURSE.path().stream().map(Lesson::id).toList();
    return GLOSSARY.entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getKey(),
                    () -> {
                      assertThat(order).contains(entry.getValue());
                      Pattern word =
                          Pattern.compile(
                              "\\b(" + entry.getKey() + ")\\b", Pattern.CASE_INSENSITIVE);
                      List<Lesson> earlier =
                          COURSE.path().subList(0, order.indexOf(entry.getValue()));
                      assertThat(
                              quoted(
                                  earlier,
                                  CourseTexts::ofPath,
                                  text -> word.matcher(text.text()).find()))
                          .isEmpty();
                    }));
  }

  private static List<String> quoted(
      List<Lesson> lessons,
      Function<Lesson, List<CourseTexts.Text>> texts,
      Predicate<CourseTexts.Text> wrong) {
    return lessons.stream()
        .flatMap(lesson -> texts.apply(lesson).stream())
        .filter(wrong)
        .map(CourseTexts.Text::quoted)
        .toList();
  }
}
