package org.queenside.course.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Course;
import org.queenside.course.model.CoursePart;
import org.queenside.course.model.Lesson;
import org.queenside.course.source.CourseLoader;
import org.queenside.progress.Attempt;
import org.queenside.progress.ItemProgress;
import org.queenside.progress.Progress;

class PathStatusTest {

  private static final Course BUILT_IN = CourseLoader.load(null).course();
  private static final Lesson ROOK = lesson("rook");
  private static final Lesson BISHOP = lesson("bishop");
  private static final Lesson CHECK = lesson("check");
  private static final Lesson MYTHS = lesson("myths");

  private static final CoursePart PIECES = part("pieces", false, false, ROOK, BISHOP);
  private static final CoursePart KING = part("king", true, false, CHECK);
  private static final CoursePart DEEPER = part("deeper", false, true, MYTHS);
  private static final Course COURSE =
      new Course("Course", List.of(PIECES, KING, DEEPER), BUILT_IN.concepts());

  private final List<ItemProgress> touched = new ArrayList<>();

  @Test
  void lessonsBesideThePathDoNotCount() {
    finish(MYTHS);
    finish(ROOK);

    assertThat(status().lessons()).hasSize(3);
    assertThat(status().finished()).isEqualTo(1);
    assertThat(status().stars()).isEqualTo(3);
    assertThat(status().untilReady()).hasValue(2);
  }

  @Test
  void aBadgeIsEarnedWhenItsLessonsAreFinished() {
    finish(ROOK);
    assertThat(status().earned(PIECES)).isFalse();

    finish(BISHOP);
    assertThat(status().earned(PIECES)).isTrue();
  }

  @Test
  void beingReadyToPlayNeedsTheEarlierLessonsToo() {
    finish(CHECK);
    assertThat(status().earned(KING)).isFalse();

    finish(ROOK);
    finish(BISHOP);
    assertThat(status().earned(KING)).isTrue();
    assertThat(status().untilReady()).hasValue(0);
    assertThat(status().allFinished()).isTrue();
  }

  @Test
  void aCourseNeedNotSayWhereALearnerCanPlay() {
    var course = new Course("Course", List.of(PIECES), List.of());

    assertThat(new PathStatus(course, Progress.NONE).untilReady()).isEmpty();
  }

  @Test
  void thePawnStaysOnThePathWhileItsLearnerGoesDeeper() {
    finish(ROOK);
    touch(MYTHS.item(MYTHS.path().getFirst()));

    assertThat(status().place()).isEqualTo(BISHOP);
  }

  @Test
  void atTheEndOfThePathThereIsNoLessonToStandOn() {
    COURSE.path().forEach(this::finish);

    assertThat(status().place()).isNull();
  }

  private PathStatus status() {
    return new PathStatus(
        COURSE,
        new Progress(
            touched.stream().collect(Collectors.toMap(ItemProgress::item, Function.identity()))));
  }

  private void finish(Lesson lesson) {
    lesson.path().forEach(exercise -> touch(lesson.item(exercise)));
  }

  private void touch(String item) {
    var at = Instant.EPOCH.plusSeconds(touched.size());
    touched.add(
        new ItemProgress(
            item,
            3,
            at,
            1,
            at,
            new ItemProgress.Latest(Attempt.Outcome.SOLVED, 0, 0),
            new ItemProgress.Solution(at, 3, 0)));
  }

  private static CoursePart part(String id, boolean ready, boolean deeper, Lesson... lessons) {
    return new CoursePart(id, id, List.of(lessons), "", false, ready, false, deeper, List.of());
  }

  private static Lesson lesson(String id) {
    return Objects.requireNonNull(BUILT_IN.lesson(id));
  }
}
