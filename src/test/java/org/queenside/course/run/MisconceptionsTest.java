package org.queenside.course.run;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.course.Answer;
import org.queenside.course.Exercise;
import org.queenside.course.Lesson;
import org.queenside.course.Misconception;
import org.queenside.course.Outcome;
import org.queenside.course.file.CourseLoader;

/** The list of false beliefs and the exercises stay in step. */
class MisconceptionsTest {
  private static final Map<Misconception, Set<String>> RECOGNISED = recognised();

  /** Every belief with the exercises that name it and have a wrong answer that shows it. */
  private static Map<Misconception, Set<String>> recognised() {
    Map<Misconception, Set<String>> recognised = new EnumMap<>(Misconception.class);
    for (Lesson lesson : CourseLoader.load(null).course().lessons()) {
      for (Exercise exercise : lesson.exercises()) {
        List<Misconception> named = exercise.brief().misconceptions();
        if (!named.isEmpty()) {
          shown(Run.start(exercise)).stream()
              .filter(named::contains)
              .forEach(
                  belief ->
                      recognised
                          .computeIfAbsent(belief, _ -> new TreeSet<>())
                          .add(lesson.item(exercise)));
        }
      }
    }
    return recognised;
  }

  /** Returns what the wrong answers on the way to the solution show. */
  private static Set<Misconception> shown(Run start) {
    Set<Misconception> shown = new TreeSet<>();
    Run run = start;
    for (Answer.Try right : Solver.solution(start)) {
      for (Answer.Try answer : Solver.everyTry(run)) {
        Misconception belief = shown(run.answer(answer).outcome());
        if (belief != null) {
          shown.add(belief);
        }
      }
      run = run.answer(right).next();
    }
    return shown;
  }

  private static @Nullable Misconception shown(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Wrong wrong -> wrong.misconception();
      case Outcome.Refused refused -> refused.misconception();
      case Outcome.Solved _,
          Outcome.Progressed _,
          Outcome.HintGiven _,
          Outcome.Shown _,
          Outcome.TakenBack _,
          Outcome.Ignored _ ->
          null;
    };
  }

  @ParameterizedTest
  @EnumSource
  void anExerciseProvokesAndRecognisesTheBelief(Misconception belief) {
    Set<String> exercises = Objects.requireNonNullElse(RECOGNISED.get(belief), Set.of());
    assertFalse(exercises.isEmpty(), () -> "no exercise provokes " + belief.code());
  }
}
