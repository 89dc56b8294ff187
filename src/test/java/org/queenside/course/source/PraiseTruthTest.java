package org.queenside.course.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.queenside.course.kind.PlayedRoutes;
import org.queenside.course.kind.PlayedRoutes.Route;
import org.queenside.course.model.Course;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;

/** Praise must be true of the moves that were made, whichever way the learner took. */
class PraiseTruthTest {
  private static final Course COURSE = CourseLoader.load(null).course();
  private static final CourseText TEXT = new CourseText(Locale.ENGLISH, _ -> "Refused.");

  private static final Pattern ONLY_ANSWER =
      Pattern.compile("\\bthe (only|one) (safe )?(square|move|way|answer|piece)\\b");

  private static final String ONE_MOVE =
      """
      kind: goal
      position: 8/8/8/8/8/8/R7/8 w - -
      goal: reach a7
      right: Nothing was in the way, so one move was enough.
      """;

  private static final String TWO_STARS =
      """
      kind: collect
      position: 8/8/8/8/8/8/R7/8 w - -
      stars: [a7, h7]
      at-most: 2
      right: Well spotted, two moves were enough.
      """;

  @Test
  void everyWayOfUpToTwoMoreMovesIsPlayed() {
    assertThat(PlayedRoutes.of(ExerciseFixture.valid(ONE_MOVE)))
        .anyMatch(route -> route.moves().size() == 1)
        .anyMatch(route -> route.moves().size() == 2)
        .anyMatch(route -> route.moves().size() == 3);
    assertThat(PlayedRoutes.of(ExerciseFixture.valid(TWO_STARS)))
        .anyMatch(route -> route.moves().size() == 2)
        .anyMatch(route -> route.moves().size() == 4);
  }

  @Test
  void oneMoveIsNotEnoughAfterTwo() {
    assertThat(authorsClaims(ONE_MOVE, 1)).isEmpty();
    assertThat(authorsClaims(ONE_MOVE, 2)).contains("one move");
    assertThat(authorsClaims(TWO_STARS, 2)).isEmpty();
    assertThat(authorsClaims(TWO_STARS, 3)).contains("two moves");
  }

  @Test
  void aLongerWayGetsPraiseThatIsTrueOfIt() {
    assertThat(shown(ONE_MOVE, 1)).containsOnly("Nothing was in the way, so one move was enough.");
    assertThat(shown(ONE_MOVE, 2)).containsOnly("You did it in 2 moves. It can be done in one.");
    assertThat(shown(TWO_STARS, 3)).containsOnly("You did it in 3 moves. It can be done in 2.");
  }

  @Test
  void directionsOrdersAndCapturesAreCompared() {
    Exercise twoStars = ExerciseFixture.valid(TWO_STARS);
    List<Route> ways = ofLength(twoStars, 2);
    assertThat(ways)
        .allMatch(way -> untrue("Straight up and then straight across.", way).isEmpty());
    assertThat(ways).noneMatch(way -> untrue("Straight down.", way).isEmpty());
    assertThat(ways).allMatch(way -> untrue("The order was a7, h7.", way).isEmpty());
    assertThat(ways).noneMatch(way -> untrue("The order was h7, a7.", way).isEmpty());
    assertThat(ways).noneMatch(way -> untrue("You took the knight.", way).isEmpty());
    assertThat(ways).noneMatch(way -> untrue("The rook gives check.", way).isEmpty());
  }

  @Test
  void praiseOfTheOnlyAnswerHasNoOther() {
    assertThat(
            COURSE.lessons().stream()
                .flatMap(
                    lesson ->
                        lesson.exercises().stream()
                            .filter(PraiseTruthTest::praisesTheOnlyAnswer)
                            .filter(exercise -> firstMoves(exercise) > 1)
                            .map(lesson::item)))
        .isEmpty();
  }

  private static boolean praisesTheOnlyAnswer(Exercise exercise) {
    String right = exercise.info().right();
    return exercise instanceof Exercise.ReachGoal
        && right != null
        && ONLY_ANSWER.matcher(right).find();
  }

  private static long firstMoves(Exercise exercise) {
    return PlayedRoutes.of(exercise).stream()
        .filter(Route::isExpected)
        .map(route -> route.moves().getFirst().move())
        .distinct()
        .count();
  }

  @TestFactory
  Stream<DynamicTest> praiseIsTrueOfEveryWay() {
    return COURSE.lessons().stream()
        .map(
            lesson ->
                DynamicTest.dynamicTest(
                    lesson.id(), () -> assertThat(untruePraise(lesson)).isEmpty()));
  }

  private static List<String> untruePraise(Lesson lesson) {
    return lesson.exercises().stream()
        .flatMap(
            exercise ->
                PlayedRoutes.of(exercise).stream()
                    .flatMap(
                        route ->
                            untrue(shown(exercise, route), route).stream()
                                .map(
                                    claim ->
                                        "%s “%s” after %s: %s"
                                            .formatted(
                                                lesson.item(exercise),
                                                claim,
                                                PraiseClaims.written(route),
                                                shown(exercise, route))))
                    .limit(2))
        .toList();
  }

  private static List<String> authorsClaims(String fields, int moves) {
    Exercise exercise = ExerciseFixture.valid(fields);
    return ofLength(exercise, moves).stream()
        .flatMap(route -> untrue(String.valueOf(exercise.info().right()), route).stream())
        .toList();
  }

  private static List<String> shown(String fields, int moves) {
    Exercise exercise = ExerciseFixture.valid(fields);
    return ofLength(exercise, moves).stream().map(route -> shown(exercise, route)).toList();
  }

  private static List<Route> ofLength(Exercise exercise, int moves) {
    List<Route> ways =
        PlayedRoutes.of(exercise).stream().filter(way -> way.moves().size() == moves).toList();
    assertThat(ways).isNotEmpty();
    return ways;
  }

  /** Returns the praise after a way; empty if the program only says that it is right. */
  private static String shown(Exercise exercise, Route route) {
    String right = exercise.info().right();
    return route.praise() != null ? TEXT.text(route.praise()) : right == null ? "" : right;
  }

  private static List<String> untrue(String text, Route route) {
    return PraiseClaims.untrue(text, route);
  }
}
