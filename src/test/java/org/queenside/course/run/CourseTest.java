package org.queenside.course.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.chess.Color;
import org.queenside.course.Answer;
import org.queenside.course.Concept;
import org.queenside.course.CourseText;
import org.queenside.course.Exercise;
import org.queenside.course.Outcome;
import org.queenside.course.Say;
import org.queenside.course.Scene;
import org.queenside.course.Sketch;
import org.queenside.course.file.CourseLoader;

/** The lessons that come with the program: every exercise, solved and failed by machine. */
class CourseTest {
  private static final CourseLoader.Loaded LOADED = CourseLoader.load(null);
  private static final CourseText TEXT = new CourseText(Locale.ENGLISH, _ -> "Refused.");

  static Stream<Named<Exercise>> exercises() {
    return LOADED.course().lessons().stream()
        .flatMap(
            lesson ->
                lesson.exercises().stream()
                    .map(exercise -> Named.of(lesson.item(exercise), exercise)));
  }

  @Test
  void theCourseLoadsWithoutAProblem() {
    assertEquals(List.of(), LOADED.problems());
  }

  @Test
  void everyConceptIsPractised() {
    Set<String> practised =
        exercises()
            .flatMap(named -> named.getPayload().brief().concepts().stream())
            .collect(Collectors.toSet());
    assertEquals(
        practised,
        LOADED.course().concepts().stream().map(Concept::id).collect(Collectors.toSet()));
  }

  @Test
  void theCourseHasNinetyExercisesAndMore() {
    assertTrue(exercises().count() >= 90, () -> "only " + exercises().count());
  }

  @Test
  void aThirdOfTheExercisesIsForBlack() {
    long black = exercises().filter(named -> isForBlack(named.getPayload())).count();
    assertTrue(3 * black >= exercises().count(), () -> black + " of " + exercises().count());
  }

  private static boolean isForBlack(Exercise exercise) {
    return exercise.brief().orientation() == Color.BLACK
        || Run.start(exercise).scene().turn() == Color.BLACK;
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void theSolverSolvesTheExercise(Exercise exercise) {
    Run run = Run.start(exercise);
    List<Answer.Try> solution = Solver.solution(run);
    for (Answer.Try answer : solution) {
      assertFalse(run.finished());
      Step step = run.answer(answer);
      assertEquals(
          step.next().finished() ? Outcome.Solved.class : Outcome.Progressed.class,
          step.outcome().getClass(),
          answer.toString());
      run = step.next();
      Solver.sayings(step.outcome()).forEach(CourseTest::assertSaid);
      assertSceneIsSaid(run.scene());
    }
    assertTrue(run.finished());
    assertEquals(0, run.wrongTries());
    assertEquals(0, run.hintsToReckon());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void showMeShowsTheWholeWay(Exercise exercise) {
    Step step = Run.start(exercise).answer(new Answer.ShowMe());
    Outcome.Shown shown = assertInstanceOf(Outcome.Shown.class, step.outcome());
    assertEquals(shown.answers().size(), shown.scenes().size());
    assertTrue(step.next().finished() && step.next().shown());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyAnswerThatIsNotRightChangesNothingAndIsExplained(Exercise exercise) {
    Run run = Run.start(exercise);
    Scene before = run.scene();
    long wrong = 0;
    for (Answer.Try answer : Solver.everyTry(run)) {
      Step step = run.answer(answer);
      switch (step.outcome()) {
        case Outcome.Wrong _, Outcome.Refused _ -> {
          wrong++;
          assertEquals(1, step.next().wrongTries());
          assertFalse(step.next().finished());
          assertEquals(before, step.next().scene());
          Solver.sayings(step.outcome()).forEach(CourseTest::assertSaid);
        }
        case Outcome.Ignored _ -> assertSame(run, step.next());
        case Outcome.Solved _, Outcome.Progressed _ ->
            assertTrue(Solver.isRight(exercise, answer), () -> answer + " counted as right");
        case Outcome.HintGiven _, Outcome.Shown _, Outcome.TakenBack _ ->
            throw new AssertionError(answer + " was no try");
      }
    }
    assertTrue(wrong > 0 || exercise.brief().hints().isEmpty(), "nothing can go wrong");
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void theHintsClimbAndTheLastOneShowsSquares(Exercise exercise) {
    Run run = Run.start(exercise);
    int of = run.hintsAvailable();
    for (int number = 1; number <= of; number++) {
      Step step = run.answer(new Answer.Hint());
      Outcome.HintGiven hint = assertInstanceOf(Outcome.HintGiven.class, step.outcome());
      assertEquals(number, hint.number());
      assertEquals(of, hint.of());
      assertSaid(hint.text());
      if (!(exercise instanceof Exercise.Choose
          || exercise instanceof Exercise.Draw
          || exercise instanceof Exercise.SheetFault)) {
        assertEquals(number == of, !hint.sketch().equals(Sketch.NONE));
      }
      run = step.next();
    }
    assertEquals(of, run.answer(new Answer.Hint()).next().hintsUsed());
  }

  private static void assertSceneIsSaid(Scene scene) {
    if (scene.prompt() != null) {
      assertSaid(scene.prompt());
    }
    scene.options().forEach(option -> assertSaid(option.label()));
  }

  private static void assertSaid(Say say) {
    String words = TEXT.words(say);
    assertFalse(words.isBlank() || words.contains("{"), () -> say + " is said as " + words);
  }
}
