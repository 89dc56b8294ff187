package org.queenside.course.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.course.model.Answer;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.BoardHighlights;
import org.queenside.course.model.Concept;
import org.queenside.course.model.CourseText;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Message;
import org.queenside.course.model.Scene;
import org.queenside.course.run.AnswerResult;
import org.queenside.course.run.ExerciseRun;
import org.queenside.course.source.CourseLoader;

/** Solves and fails every exercise of the built-in lessons automatically. */
class BuiltInCourseTest {
  private static final CourseLoader.Loaded LOADED = CourseLoader.load(null);
  private static final CourseText TEXT = new CourseText(Locale.ENGLISH, _ -> "Refused.");

  /** What a hint says about the first move, not about a later one. */
  private static final Pattern FIRST_MOVE =
      Pattern.compile(
          "^(?!Then|On move).*?(?:goes from [a-h][1-8] to |One way is )([a-h][1-8])(?!, and)");

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
  void everyConceptHasExercises() {
    Set<String> practised =
        exercises()
            .flatMap(named -> named.getPayload().info().concepts().stream())
            .collect(Collectors.toSet());
    assertEquals(
        practised,
        LOADED.course().concepts().stream().map(Concept::id).collect(Collectors.toSet()));
  }

  @Test
  void theCourseHasAtLeastNinetyExercises() {
    assertTrue(exercises().count() >= 90, () -> "only " + exercises().count());
  }

  @Test
  void aThirdOfTheExercisesIsForBlack() {
    long black = exercises().filter(named -> isForBlack(named.getPayload())).count();
    assertTrue(3 * black >= exercises().count(), () -> black + " of " + exercises().count());
  }

  private static boolean isForBlack(Exercise exercise) {
    return exercise.info().orientation() == Color.BLACK
        || ExerciseRun.start(exercise).scene().turn() == Color.BLACK;
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void theSolverSolvesTheExercise(Exercise exercise) {
    ExerciseRun run = ExerciseRun.start(exercise);
    List<Answer.Try> solution = ReferenceSolver.solution(run);
    for (Answer.Try answer : solution) {
      assertFalse(run.finished());
      AnswerResult step = run.answer(answer);
      assertEquals(
          step.next().finished() ? AnswerOutcome.Solved.class : AnswerOutcome.Progressed.class,
          step.outcome().getClass(),
          answer.toString());
      run = step.next();
      ReferenceSolver.sayings(step.outcome()).forEach(BuiltInCourseTest::assertSaid);
      assertSceneIsSaid(run.scene());
    }
    assertTrue(run.finished());
    assertEquals(0, run.wrongTries());
    assertEquals(0, run.hintsForStars());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void showMeShowsTheWholeSolution(Exercise exercise) {
    AnswerResult step = ExerciseRun.start(exercise).answer(new Answer.ShowMe());
    AnswerOutcome.Shown shown = assertInstanceOf(AnswerOutcome.Shown.class, step.outcome());
    assertEquals(shown.answers().size(), shown.scenes().size());
    assertTrue(step.next().finished() && step.next().isSolutionShown());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void aWrongAnswerChangesNothingAndIsExplained(Exercise exercise) {
    ExerciseRun run = ExerciseRun.start(exercise);
    Scene before = run.scene();
    long wrong = 0;
    for (Answer.Try answer : ReferenceSolver.everyTry(run)) {
      AnswerResult step = run.answer(answer);
      switch (step.outcome()) {
        case AnswerOutcome.Wrong _, AnswerOutcome.Refused _ -> {
          wrong++;
          boolean free = exercise instanceof Exercise.TryForbidden;
          assertEquals(free ? 0 : 1, step.next().wrongTries());
          assertFalse(step.next().finished());
          assertEquals(before, step.next().scene());
          ReferenceSolver.sayings(step.outcome()).forEach(BuiltInCourseTest::assertSaid);
        }
        case AnswerOutcome.Ignored _ -> assertSame(run, step.next());
        case AnswerOutcome.Detour _ ->
            assertInstanceOf(
                AnswerOutcome.Shown.class, step.next().answer(new Answer.ShowMe()).outcome());
        case AnswerOutcome.Solved _, AnswerOutcome.Progressed _ ->
            assertTrue(
                ReferenceSolver.isRight(exercise, answer), () -> answer + " counted as right");
        case AnswerOutcome.HintGiven _, AnswerOutcome.Shown _, AnswerOutcome.TakenBack _ ->
            throw new AssertionError(answer + " was no try");
      }
    }
    assertTrue(wrong > 0 || exercise.info().hints().isEmpty(), "nothing can go wrong");
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void hintsGetPlainerAndTheLastOneShowsSquares(Exercise exercise) {
    ExerciseRun run = ExerciseRun.start(exercise);
    int of = run.hintsAvailable();
    for (int number = 1; number <= of; number++) {
      AnswerResult step = run.answer(new Answer.Hint());
      AnswerOutcome.HintGiven hint =
          assertInstanceOf(AnswerOutcome.HintGiven.class, step.outcome());
      assertEquals(number, hint.number());
      assertEquals(of, hint.of());
      assertSaid(hint.text());
      if (!(exercise instanceof Exercise.Choose
          || exercise instanceof Exercise.Draw
          || exercise instanceof Exercise.FindScoreSheetMistake)) {
        assertEquals(number == of, !hint.highlights().equals(BoardHighlights.NONE));
      }
      run = step.next();
    }
    assertEquals(of, run.answer(new Answer.Hint()).next().hintsUsed());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void theArrowOfTheLastHintIsTheMoveThatTheHintNames(Exercise exercise) {
    ExerciseRun run = ExerciseRun.start(exercise);
    AnswerOutcome.HintGiven last = null;
    for (int number = 1; number <= run.hintsAvailable(); number++) {
      AnswerResult step = run.answer(new Answer.Hint());
      last = assertInstanceOf(AnswerOutcome.HintGiven.class, step.outcome());
      run = step.next();
    }
    if (last == null || last.highlights().arrows().isEmpty()) {
      return;
    }
    Arrow arrow = last.highlights().arrows().getFirst();
    String hint = TEXT.text(last.text());
    Matcher named = FIRST_MOVE.matcher(hint);
    if (named.find()) {
      assertEquals(named.group(1), arrow.to().toString(), hint);
    }
  }

  private static void assertSceneIsSaid(Scene scene) {
    if (scene.prompt() != null) {
      assertSaid(scene.prompt());
    }
    scene.options().forEach(option -> assertSaid(option.label()));
  }

  private static void assertSaid(Message say) {
    String words = TEXT.text(say);
    assertFalse(words.isBlank() || words.contains("{"), () -> say + " is said as " + words);
  }
}
