package org.queenside.course.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.course.source.CourseLoader;
import org.queenside.progress.Attempt;
import org.queenside.progress.ItemProgress;
import org.queenside.progress.Progress;

class LearnerKnowledgeTest {

  private static final Course COURSE = CourseLoader.load(null).course();

  private final Map<String, ItemProgress> touched = new HashMap<>();

  @Test
  void aConceptIsKnownWhenItsLessonIsFinished() {
    Lesson checkmate = lesson("checkmate");
    assertThat(knowledge().knows("mate-in-one")).isFalse();

    checkmate.path().stream().skip(1).forEach(exercise -> touch(checkmate.item(exercise)));
    assertThat(knowledge().knows("mate-in-one")).isFalse();
    assertThat(knowledge().hasFinished("checkmate")).isFalse();

    touch(checkmate.item(checkmate.path().getFirst()));
    assertThat(knowledge().knows("mate-in-one")).isTrue();
    assertThat(knowledge().knows("check")).isFalse();
    assertThat(knowledge().hasFinished("checkmate")).isTrue();
  }

  @Test
  void aPassedTestCounts() {
    touch(lesson("castling").testItem());

    assertThat(knowledge().knows("castling")).isTrue();
  }

  @Test
  void aConceptBelongsToTheLessonThatPractisesItMost() {
    assertThat(knowledge().lessonOn("check")).isEqualTo(lesson("check"));
    assertThat(knowledge().lessonOn("mate-in-one")).isEqualTo(lesson("checkmate"));
    assertThat(knowledge().lessonOn("en-passant")).isEqualTo(lesson("en-passant"));
    assertThat(knowledge().lessonOn("two-rooks-mate")).isEqualTo(lesson("two-rooks-mate"));
  }

  @Test
  void whatNoLessonTeachesIsNeverKnown() {
    COURSE.lessons().forEach(lesson -> touch(lesson.testItem()));

    assertThat(knowledge().knows("juggling")).isFalse();
    assertThat(knowledge().lessonOn("juggling")).isNull();
    assertThat(knowledge().hasFinished("juggling")).isFalse();
  }

  private LearnerKnowledge knowledge() {
    return new LearnerKnowledge(COURSE, new Progress(touched));
  }

  private void touch(String item) {
    touched.put(
        item,
        new ItemProgress(
            item,
            3,
            Instant.EPOCH,
            1,
            Instant.EPOCH,
            new ItemProgress.Latest(Attempt.Outcome.SOLVED, 0, 0),
            new ItemProgress.Solution(Instant.EPOCH, 3, 0)));
  }

  private static Lesson lesson(String id) {
    return Objects.requireNonNull(COURSE.lesson(id));
  }
}
