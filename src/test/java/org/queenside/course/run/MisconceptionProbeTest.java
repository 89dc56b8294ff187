package org.queenside.course.run;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.Misconception;
import org.queenside.course.source.CourseLoader;

/** The list of false beliefs and the exercises stay in step. */
class MisconceptionProbeTest {
  private static final Map<Misconception, Set<String>> RECOGNISED = recognised();

  /** Every belief with the exercises that name it and have a wrong answer that shows it. */
  private static Map<Misconception, Set<String>> recognised() {
    Map<Misconception, Set<String>> recognised = new EnumMap<>(Misconception.class);
    for (Lesson lesson : CourseLoader.load(null).course().lessons()) {
      for (Exercise exercise : lesson.exercises()) {
        List<Misconception> named = exercise.info().misconceptions();
        if (!named.isEmpty()) {
          MisconceptionProbe.of(exercise).stream()
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

  @ParameterizedTest
  @EnumSource
  void anExerciseProvokesAndRecognisesTheBelief(Misconception belief) {
    Set<String> exercises = Objects.requireNonNullElse(RECOGNISED.get(belief), Set.of());
    assertFalse(exercises.isEmpty(), () -> "no exercise provokes " + belief.code());
  }
}
