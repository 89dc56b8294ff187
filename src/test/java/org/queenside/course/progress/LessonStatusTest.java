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
import org.queenside.course.model.Exercise;
import org.queenside.course.model.Lesson;
import org.queenside.course.source.CourseLoader;
import org.queenside.progress.Attempt;
import org.queenside.progress.ItemProgress;
import org.queenside.progress.Progress;

class LessonStatusTest {

  private static final Course COURSE = CourseLoader.load(null).course();

  private final List<ItemProgress> touched = new ArrayList<>();

  @Test
  void newLearnersStartWithTheFirstLesson() {
    assertThat(recommended()).isEqualTo("rook");
  }

  @Test
  void aLessonLeftHalfwayIsTheNextOne() {
    done("rook", 0, 1);

    assertThat(recommended()).isEqualTo("rook");
  }

  @Test
  void theLastOfTwoStartedLessonsIsNext() {
    done("rook", 0);
    done("bishop", 0);
    done("rook", 1);

    assertThat(recommended()).isEqualTo("rook");
  }

  @Test
  void aTaskDoneInATestDoesNotStartItsLesson() {
    done("bishop", 2);

    assertThat(recommended()).isEqualTo("rook");
  }

  @Test
  void afterAFinishedLessonTheFirstUnfinishedOneIsNext() {
    finish("rook");

    assertThat(recommended()).isEqualTo("bishop");
  }

  @Test
  void aPassedTestMastersTheLesson() {
    touch(lesson("rook").testItem(), 3);
    var standing = new LessonStatus(lesson("rook"), progress());

    assertThat(recommended()).isEqualTo("bishop");
    assertThat(standing.finished() && standing.mastered()).isTrue();
    assertThat(standing.stars()).isEqualTo(2);
  }

  @Test
  void afterAPassedTestTheStarsOfTheLessonCanStillBeEarned() {
    touch(lesson("board").testItem(), 3);
    finish("board");

    assertThat(new LessonStatus(lesson("board"), progress()).stars()).isEqualTo(3);
  }

  @Test
  void afterThePathTheLessonsThatGoDeeperAreNext() {
    COURSE.path().forEach(lesson -> finish(lesson.id()));

    assertThat(recommended()).isEqualTo(COURSE.deeper().getFirst().id());
  }

  @Test
  void exercisesThatGoDeeperAreNotNeededToFinishALesson() {
    Lesson rook = lesson("rook");
    var split =
        new Lesson(
            rook.id(),
            rook.title(),
            rook.icon(),
            rook.summary(),
            List.of(),
            null,
            rook.exercises().subList(0, 2),
            rook.exercises().subList(2, 4),
            List.of());
    done("rook", 0, 1);
    var standing = new LessonStatus(split, progress());

    assertThat(standing.finished()).isTrue();
    assertThat(standing.stars()).isEqualTo(3);
    assertThat(split.after(rook.exercises().get(1))).isNull();
    assertThat(split.after(rook.exercises().get(2))).isEqualTo(rook.exercises().get(3));
  }

  @Test
  void afterTheLastLessonThereIsNoNextOne() {
    COURSE.lessons().forEach(lesson -> finish(lesson.id()));

    assertThat(LessonStatus.recommended(COURSE, progress())).isNull();
  }

  private String recommended() {
    return Objects.requireNonNull(LessonStatus.recommended(COURSE, progress())).lesson().id();
  }

  private Progress progress() {
    return new Progress(
        touched.stream().collect(Collectors.toMap(ItemProgress::item, Function.identity())));
  }

  private static Lesson lesson(String id) {
    return Objects.requireNonNull(COURSE.lesson(id));
  }

  private void done(String id, int... exercises) {
    for (int exercise : exercises) {
      touch(lesson(id).item(lesson(id).exercises().get(exercise)), 3);
    }
  }

  private void finish(String id) {
    for (Exercise exercise : lesson(id).exercises()) {
      touch(lesson(id).item(exercise), 3);
    }
  }

  private void touch(String item, int stars) {
    var at = Instant.EPOCH.plusSeconds(touched.size());
    touched.add(
        new ItemProgress(
            item,
            stars,
            at,
            1,
            at,
            new ItemProgress.Latest(Attempt.Outcome.SOLVED, 0, 0),
            new ItemProgress.Solution(at, stars, 0)));
  }
}
