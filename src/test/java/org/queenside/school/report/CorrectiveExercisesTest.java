package org.queenside.school.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.Misconception;
import org.queenside.course.source.CourseLoader;

/** The exercises that are given again to whoever holds a false belief. */
class CorrectiveExercisesTest {

  private static final Course COURSE = CourseLoader.load(null).course();
  private static final CorrectiveExercises CORRECTIONS = new CorrectiveExercises(COURSE);

  @ParameterizedTest
  @EnumSource
  void everyBeliefHasExercisesThatCorrectItAndOneInWhichItWouldShow(Misconception belief) {
    List<LessonTask> given = CORRECTIONS.of(belief);

    assertThat(given).hasSizeBetween(3, CorrectiveExercises.MOST).doesNotHaveDuplicates();
    assertThat(given)
        .anySatisfy(task -> assertThat(task.exercise().info().misconceptions()).contains(belief));
    assertThat(CORRECTIONS.revealingItems(belief))
        .containsAnyElementsOf(given.stream().map(LessonTask::item).toList());
  }

  @Test
  void exercisesComeInTheOrderOfTheCourse() {
    List<LessonTask> given = CORRECTIONS.of(Misconception.CASTLES_THROUGH_CHECK);

    assertThat(given).isSortedAccordingTo((one, other) -> order(one) - order(other));
    assertThat(given)
        .extracting(task -> task.lesson().id())
        .allMatch(lesson -> lesson.startsWith("castling"));
  }

  @Test
  void aMoveThatIsToBeRefusedTellsNothingOfABelief() {
    Set<String> telling = CORRECTIONS.revealingItems(Misconception.CASTLES_THROUGH_CHECK);

    assertThat(telling).isNotEmpty().doesNotContain("castling-refused/try-through-check");
  }

  private static int order(LessonTask task) {
    return COURSE.tasks().indexOf(task);
  }
}
