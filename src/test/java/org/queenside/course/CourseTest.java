package org.queenside.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The lessons that come with the program: every exercise, solved by the rules. */
class CourseTest {
  private static final CourseLoader.Loaded LOADED = CourseLoader.load(null);

  static Stream<Named<Exercise>> exercises() {
    return LOADED.course().lessons().stream()
        .flatMap(
            lesson ->
                lesson.exercises().stream()
                    .map(exercise -> Named.of(lesson.item(exercise), exercise)));
  }

  @Test
  void everyLessonFileIsSound() {
    assertEquals(List.of(), LOADED.problems());
  }

  @ParameterizedTest
  @MethodSource("exercises")
  void everyExerciseCanBeSolved(Exercise exercise) {
    Step step = Run.start(exercise).answer(new Answer.ShowMe());
    assertInstanceOf(Outcome.Shown.class, step.outcome());
    assertTrue(step.next().finished());
  }
}
