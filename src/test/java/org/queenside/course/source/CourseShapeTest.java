package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.queenside.chess.Color;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.play.MiniGame;

/** Checks how long the built-in course's path is, and what it asks learners to do. */
class CourseShapeTest {
  private static final Course COURSE = CourseLoader.load(null).course();

  private static final Pattern EXERCISE_NAME = Pattern.compile("`((?!lesson/)[a-z-]+/[a-z0-9-]+)`");

  @Test
  void thePathIsShort() {
    assertThat(COURSE.path()).hasSizeLessThanOrEqualTo(24);
    assertThat(COURSE.path())
        .allSatisfy(lesson -> assertThat(lesson.path()).as(lesson.id()).hasSizeBetween(1, 9));
  }

  @Test
  void untilTheyAreReadyToPlayLearnersDoShortLessons() {
    assertThat(upTo(CoursePart::ready))
        .allSatisfy(lesson -> assertThat(lesson.path()).as(lesson.id()).hasSizeBetween(5, 7));
  }

  @Test
  void everyPieceComesWithAGame() {
    assertThat(COURSE.pathParts().getFirst().lessons())
        .extracting(Lesson::id)
        .containsExactly("rook", "bishop", "queen", "king", "knight", "pawn");
    assertThat(COURSE.pathParts().getFirst().lessons())
        .allSatisfy(
            lesson ->
                assertThat(lesson.path().getLast())
                    .as(lesson.id())
                    .isInstanceOf(Exercise.WinMiniGame.class));
  }

  @Test
  void learnersPlaySoon() {
    List<Exercise> path = COURSE.path().stream().flatMap(each -> each.path().stream()).toList();
    long beforeGame =
        path.stream().takeWhile(each -> !(each instanceof Exercise.WinMiniGame)).count();
    assertThat(beforeGame).isLessThan(8);
    assertThat(length(upTo(CoursePart::game))).isLessThanOrEqualTo(70);
    assertThat(length(upTo(CoursePart::ready))).isLessThanOrEqualTo(110);
  }

  /** The first little war has kings, pawns and a piece each. */
  @Test
  void theFirstGameWithKingsComesBeforeCheckIsTaught() {
    Lesson capture = Objects.requireNonNull(COURSE.lesson("capture"));
    assertThat(capture.path().getLast())
        .isInstanceOfSatisfying(
            Exercise.WinMiniGame.class,
            war -> assertThat(war.game()).isEqualTo(MiniGame.LITTLE_WAR));
    List<Lesson> path = COURSE.path();
    assertThat(length(path.subList(0, path.indexOf(capture) + 1))).isLessThanOrEqualTo(48);
  }

  @Test
  void learnersDoRatherThanChoose() {
    List<String> choices =
        items(lesson -> lesson.path().stream().filter(Exercise.Choose.class::isInstance));
    assertThat(choices.size()).as("%s", choices).isLessThanOrEqualTo(pathLength() * 5 / 100);
  }

  @Test
  void aboutAThirdOfThePathIsSeenFromBlacksSide() {
    List<String> black = items(lesson -> lesson.path().stream().filter(CourseShapeTest::isBlack));
    assertThat(100.0 * black.size() / pathLength()).as("%s", black).isBetween(25.0, 40.0);
  }

  @Test
  void noLessonOfThePathBeginsFromBlacksSide() {
    assertThat(items(lesson -> lesson.path().stream().limit(3).filter(CourseShapeTest::isBlack)))
        .isEmpty();
  }

  @Test
  void everyLessonOfThePathBeginsWithSomethingToDo() {
    assertThat(
            items(
                lesson -> lesson.path().stream().limit(1).filter(Exercise.Read.class::isInstance)))
        .isEmpty();
  }

  @Test
  void everyLessonOfThePathSaysWhatTheLearnerCanDoNow() {
    assertThat(COURSE.path())
        .allSatisfy(lesson -> assertThat(lesson.can()).as(lesson.id()).hasSizeBetween(1, 3));
  }

  /** Progress is stored by lesson and exercise, so learners would have to redo a renamed one. */
  @Test
  void nothingThatLearnersHaveFinishedIsLost() throws IOException {
    assertThat(earlierIds()).hasSize(480).isSubsetOf(allIds());
  }

  /** The table in the docs says which exercise covers what. */
  @Test
  void theCoverageTableNamesExercisesThatExist() throws IOException {
    String table = Files.readString(Path.of("docs/coverage.md"));
    List<String> named =
        EXERCISE_NAME.matcher(table).results().map(name -> name.group(1)).distinct().toList();
    assertThat(named).hasSizeGreaterThan(100).isSubsetOf(allIds());
  }

  private static List<String> allIds() {
    return COURSE.lessons().stream()
        .flatMap(lesson -> lesson.exercises().stream().map(lesson::item))
        .toList();
  }

  private static List<String> earlierIds() throws IOException {
    try (InputStream stream =
        CourseShapeTest.class.getResourceAsStream("/org/queenside/course/exercise-ids.txt")) {
      String ids =
          new String(Objects.requireNonNull(stream).readAllBytes(), StandardCharsets.UTF_8);
      return ids.lines().filter(line -> !line.startsWith("#")).toList();
    }
  }

  private static boolean isBlack(Exercise exercise) {
    return exercise.info().orientation() == Color.BLACK;
  }

  private static int pathLength() {
    return length(COURSE.path());
  }

  private static int length(List<Lesson> lessons) {
    return lessons.stream().mapToInt(lesson -> lesson.path().size()).sum();
  }

  /** Returns the lessons of the path up to the first part of a kind, with those of that part. */
  private static List<Lesson> upTo(Predicate<CoursePart> kind) {
    List<Lesson> lessons = new ArrayList<>();
    for (CoursePart part : COURSE.pathParts()) {
      lessons.addAll(part.lessons());
      if (kind.test(part)) {
        return lessons;
      }
    }
    throw new AssertionError("no such part");
  }

  private static List<String> items(Function<Lesson, Stream<Exercise>> exercises) {
    return COURSE.path().stream()
        .flatMap(lesson -> exercises.apply(lesson).map(lesson::item))
        .toList();
  }
}
