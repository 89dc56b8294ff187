package org.queenside.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.course.Course;
import org.queenside.course.Misconception;
import org.queenside.course.Task;
import org.queenside.course.file.CourseLoader;

/** The exercises that are given again to whoever holds a false belief. */
class CorrectionsTest {

  private static final Course COURSE = CourseLoader.load(null).course();
  private static final Corrections CORRECTIONS = new Corrections(COURSE);

  @ParameterizedTest
  @EnumSource
  void everyBeliefHasExercisesThatCorrectItAndOneInWhichItWouldShow(Misconception belief) {
    List<Task> given = CORRECTIONS.of(belief);

    assertThat(given).hasSizeBetween(3, Corrections.MOST).doesNotHaveDuplicates();
    assertThat(given)
        .anySatisfy(task -> assertThat(task.exercise().brief().misconceptions()).contains(belief));
    assertThat(CORRECTIONS.telling(belief))
        .containsAnyElementsOf(given.stream().map(Task::item).toList());
  }

  @Test
  void exercisesComeInTheOrderOfTheCourse() {
    List<Task> given = CORRECTIONS.of(Misconception.CASTLES_THROUGH_CHECK);

    assertThat(given).isSortedAccordingTo((one, other) -> order(one) - order(other));
    assertThat(given)
        .extracting(task -> task.lesson().id())
        .allMatch(lesson -> lesson.startsWith("castling"));
  }

  @Test
  void aMoveThatIsToBeRefusedTellsNothingOfABelief() {
    Set<String> telling = CORRECTIONS.telling(Misconception.CASTLES_THROUGH_CHECK);

    assertThat(telling).isNotEmpty().doesNotContain("castling-refused/try-through-check");
  }

  private static int order(Task task) {
    return COURSE.tasks().indexOf(task);
  }
}
