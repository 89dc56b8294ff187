package org.queenside.course.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.queenside.course.source.CourseLoader;

class PlacementTest {

  private static final long SEED = 7;
  private static final Lesson MODEL =
      Objects.requireNonNull(CourseLoader.load(null).course().lesson("rook"));

  @Test
  void theFirstTaskIsEasy() {
    LessonTask first = Objects.requireNonNull(after(course(24), List.of()).next());

    assertThat(first.lesson().id()).isEqualTo("lesson-4");
  }

  @Test
  void aRightAnswerIsCheckedWithASecondTaskOfTheSameLesson() {
    Placement placement = after(course(24), List.of(true));

    LessonTask first = placement.asked().getFirst();
    LessonTask second = Objects.requireNonNull(placement.next());
    assertThat(second.lesson()).isEqualTo(first.lesson());
    assertThat(second.exercise()).isNotEqualTo(first.exercise());
  }

  @Test
  void rightAnswersLeadFurtherAndAWrongOneBack() {
    Placement harder = after(course(24), List.of(true, true));
    Placement easier = after(course(24), List.of(false));

    assertThat(place(harder)).isGreaterThan(4);
    assertThat(harder.known()).isEqualTo(5);
    assertThat(place(easier)).isLessThan(4);
    assertThat(easier.known()).isZero();
  }

  /** Six times two tasks tell 25 places apart: 2 + 2 * log2(20) is less than 12. */
  @ParameterizedTest
  @MethodSource("known")
  void whatALearnerKnowsIsFoundWithTwelveTasks(int known) {
    Placement placement = run(course(24), known);

    assertThat(placement.known()).isEqualTo(known);
    assertThat(placement.asked()).hasSizeLessThanOrEqualTo(Placement.MOST_TASKS);
  }

  static IntStream known() {
    return IntStream.rangeClosed(0, 24);
  }

  @ParameterizedTest
  @MethodSource("known")
  void inALongCourseNoUnknownLessonIsTakenAsKnown(int known) {
    Placement placement = run(course(200), 8 * known);

    assertThat(placement.known()).isLessThanOrEqualTo(8 * known);
    assertThat(placement.asked()).hasSizeLessThanOrEqualTo(Placement.MOST_TASKS);
  }

  @Test
  void lessonsWithoutTasksAreKnownWithTheNextOne() {
    List<Lesson> lessons = new ArrayList<>(course(6).path());
    Lesson third = lessons.get(2);
    lessons.set(2, lesson(third.id(), List.of(MODEL.exercises().getFirst())));
    lessons.set(5, lesson(lessons.get(5).id(), List.of(MODEL.exercises().getFirst())));

    assertThat(run(course(lessons), 2).known()).isEqualTo(2);
    assertThat(run(course(lessons), 4).known()).isEqualTo(4);
    assertThat(run(course(lessons), 6).known()).isEqualTo(6);
  }

  @Test
  void surplusMarksAreIgnored() {
    List<Boolean> marks = IntStream.range(0, 60).mapToObj(_ -> false).toList();

    Placement placement = after(course(24), marks);

    assertThat(placement.next()).isNull();
    assertThat(placement.known()).isZero();
    assertThat(placement.asked()).hasSizeLessThan(Placement.MOST_TASKS);
  }

  @Test
  void anEmptyCourseAsksNothing() {
    assertThat(after(course(0), List.of())).isEqualTo(new Placement(List.of(), null, 0));
  }

  /** Answers like a learner who knows only the first lessons. */
  private static Placement run(Course course, int known) {
    List<Boolean> marks = new ArrayList<>();
    Placement placement = after(course, marks);
    while (placement.next() != null) {
      marks.add(course.path().indexOf(placement.next().lesson()) < known);
      placement = after(course, marks);
    }
    return placement;
  }

  private static int place(Placement placement) {
    String id = Objects.requireNonNull(placement.next()).lesson().id();
    return Integer.parseInt(id.substring("lesson-".length()));
  }

  private static Placement after(Course course, List<Boolean> marks) {
    return Placement.after(course, SEED, marks);
  }

  private static Course course(int lessons) {
    List<Exercise> exercises =
        MODEL.exercises().stream().filter(Exercise::fitsTest).limit(5).toList();
    return course(
        IntStream.range(0, lessons)
            .mapToObj(number -> lesson("lesson-" + number, exercises))
            .toList());
  }

  private static Course course(List<Lesson> lessons) {
    var part = new CoursePart("all", "All", lessons, "", false, false, false, false, List.of());
    return new Course("Course", List.of(part), List.of());
  }

  private static Lesson lesson(String id, List<Exercise> exercises) {
    return new Lesson(id, id, "R", "", List.of(), null, exercises, List.of(), List.of());
  }
}
