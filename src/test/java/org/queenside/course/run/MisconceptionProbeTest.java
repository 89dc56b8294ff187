package org.queenside.course.run;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.Misconception;
import org.queenside.course.source.CourseLoader;

/** Every misconception that an exercise names can be shown in it, and every one has an exercise. */
class MisconceptionProbeTest {
  private static final Map<Misconception, Set<String>> RECOGNISED = recognised();

  /**
   * Returns every misconception with the exercises that name it and have a wrong answer that shows
   * it.
   */
  private static Map<Misconception, Set<String>> recognised() {
    Map<Misconception, Set<String>> recognised = new EnumMap<>(Misconception.class);
    for (Lesson lesson : CourseLoader.load(null).course().lessons()) {
      for (Exercise exercise : lesson.exercises()) {
        List<Misconception> named = exercise.info().misconceptions();
        if (!named.isEmpty()) {
          MisconceptionProbe.of(exercise).stream()
              .filter(named::contains)
              .forEach(
                  misconception ->
                      recognised
                          .computeIfAbsent(misconception, _ -> new TreeSet<>())
                          .add(lesson.item(exercise)));
        }
      }
    }
    return recognised;
  }

  /** The basic ones are provoked by the exercises of their concept: see CorrectiveExercisesTest. */
  static Stream<Misconception> specific() {
    return Stream.of(Misconception.values()).filter(each -> !each.isBasic());
  }

  @ParameterizedTest
  @MethodSource("specific")
  void anExerciseProvokesAndRecognisesTheMisconception(Misconception misconception) {
    Set<String> exercises = Objects.requireNonNullElse(RECOGNISED.get(misconception), Set.of());
    assertFalse(exercises.isEmpty(), () -> "no exercise provokes " + misconception.code());
  }
}
