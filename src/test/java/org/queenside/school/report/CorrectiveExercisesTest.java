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
import org.queenside.course.model.OneCourse;
import org.queenside.course.source.CourseLoader;

/** The exercises that are assigned to pupils who hold a misconception. */
class CorrectiveExercisesTest {

  private static final Course COURSE = CourseLoader.load(null).course();
  private static final CorrectiveExercises CORRECTIONS =
      new CorrectiveExercises(new OneCourse(COURSE));

  @ParameterizedTest
  @EnumSource
  void everyMisconceptionHasExercisesThatCorrectItAndOneThatRevealsIt(Misconception misconception) {
    List<LessonTask> given = CORRECTIONS.of(misconception);

    assertThat(given).hasSizeBetween(3, CorrectiveExercises.MAX_EXERCISES).doesNotHaveDuplicates();
    assertThat(given)
        .anyMatch(
            task ->
                misconception.isBasic()
                    ? task.concepts().contains(misconception.concept())
                    : task.exercise().info().misconceptions().contains(misconception));
    assertThat(CORRECTIONS.revealingItems(misconception))
        .containsAnyElementsOf(given.stream().map(LessonTask::item).toList());
  }

  @Test
  void exercisesAreInTheOrderOfTheCourse() {
    List<LessonTask> given = CORRECTIONS.of(Misconception.CASTLES_THROUGH_CHECK);

    assertThat(given).isSortedAccordingTo((one, other) -> order(one) - order(other));
    assertThat(given)
        .extracting(task -> task.lesson().id())
        .allMatch(lesson -> lesson.startsWith("castling"));
  }

  @Test
  void anExerciseWhoseMoveMustBeRefusedRevealsNoMisconception() {
    Set<String> revealing = CORRECTIONS.revealingItems(Misconception.CASTLES_THROUGH_CHECK);

    assertThat(revealing).isNotEmpty().doesNotContain("castling-refused/try-through-check");
  }

  private static int order(LessonTask task) {
    return COURSE.tasks().indexOf(task);
  }
}
