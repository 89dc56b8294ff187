package org.queenside.course.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.queenside.course.source.CourseLoader;

class TestPaperTest {

  private static final Course COURSE = CourseLoader.load(null).course();
  private static final Lesson ROOK = Objects.requireNonNull(COURSE.lesson("rook"));

  @Test
  void aTestOfALessonHasFiveTasksAndFourMustBeRight() {
    TestPaper paper = TestPaper.ofLesson(ROOK, 1);

    assertThat(paper.tasks()).hasSize(5).doesNotHaveDuplicates();
    assertThat(paper.tasks()).allMatch(task -> task.lesson().equals(ROOK));
    assertThat(paper.pass()).isEqualTo(4);
  }

  @Test
  void anExaminationHasTwentyFiveTasksAndTwentyMustBeRight() {
    TestPaper paper = TestPaper.ofCourse(COURSE, 1);

    assertThat(paper.tasks()).hasSize(25).doesNotHaveDuplicates();
    assertThat(paper.pass()).isEqualTo(20);
  }

  @Test
  void theShareToPassIsRoundedUp() {
    assertThat(new TestPaper(COURSE.tasks().subList(0, 4)).pass()).isEqualTo(4);
    assertThat(new TestPaper(COURSE.tasks().subList(0, 6)).pass()).isEqualTo(5);
  }

  @Test
  void noTaskIsADemonstration() {
    assertThat(COURSE.tasks()).noneMatch(task -> task.exercise() instanceof Exercise.Read);
  }

  @Test
  void theSameSeedDrawsTheSameTasks() {
    assertThat(TestPaper.ofCourse(COURSE, 7)).isEqualTo(TestPaper.ofCourse(COURSE, 7));
    assertThat(TestPaper.ofCourse(COURSE, 7)).isNotEqualTo(TestPaper.ofCourse(COURSE, 8));
  }

  @Test
  void theTasksKeepTheOrderOfTheCourse() {
    List<LessonTask> all = COURSE.tasks();

    assertThat(TestPaper.ofCourse(COURSE, 3).tasks())
        .isSortedAccordingTo((a, b) -> Integer.compare(all.indexOf(a), all.indexOf(b)));
  }

  @Test
  void deeperExercisesAreNotAsked() {
    List<Lesson> path = COURSE.path();

    assertThat(TestPaper.ofCourse(COURSE, 5).tasks())
        .allMatch(task -> path.contains(task.lesson()))
        .allMatch(task -> task.lesson().path().contains(task.exercise()));
    assertThat(TestPaper.ofLesson(ROOK, 5).tasks())
        .allMatch(task -> ROOK.path().contains(task.exercise()));
  }

  @Test
  void examinationsCoverEveryConceptOfThePathEventually() {
    Set<String> asked = new HashSet<>();
    LongStream.range(0, 200)
        .mapToObj(seed -> TestPaper.ofCourse(COURSE, seed))
        .flatMap(paper -> paper.tasks().stream())
        .forEach(task -> asked.addAll(task.concepts()));

    Set<String> all = new HashSet<>();
    COURSE.path().stream()
        .flatMap(lesson -> lesson.path().stream())
        .filter(Exercise::fitsTest)
        .forEach(exercise -> all.addAll(exercise.info().concepts()));
    assertThat(asked).isEqualTo(all);
  }
}
