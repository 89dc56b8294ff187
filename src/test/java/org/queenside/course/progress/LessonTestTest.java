package org.queenside.course.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.queenside.course.model.Lesson;
import org.queenside.course.source.CourseLoader;
import org.queenside.progress.Attempt.Outcome;
import org.queenside.progress.AttemptEntry;

class LessonTestTest {

  private static final Instant BEGUN = Instant.parse("2026-11-23T10:00:00.123Z");
  private static final Lesson ROOK =
      Objects.requireNonNull(CourseLoader.load(null).course().lesson("rook"));

  private final LessonTest test = new LessonTest(ROOK, BEGUN);

  @Test
  void onlyTheFirstAnswerSinceTheBeginningCounts() {
    List<AttemptEntry> log =
        List.of(
            entry(0, Outcome.SOLVED, -60),
            entry(0, Outcome.WRONG, 0),
            entry(0, Outcome.SOLVED, 5),
            entry(1, Outcome.SOLVED, 6),
            entry(2, Outcome.REFUSED, 7),
            entry(3, Outcome.SKIPPED, 8));

    assertThat(test.marks(log)).containsExactly(false, true, false, false);
  }

  @Test
  void theMarksEndAtTheFirstTaskWithoutAnAnswer() {
    List<AttemptEntry> log = List.of(entry(0, Outcome.SOLVED, 1), entry(2, Outcome.SOLVED, 2));

    assertThat(test.marks(log)).containsExactly(true);
  }

  @Test
  void theSameBeginningDrawsTheSameTasks() {
    assertThat(new LessonTest(ROOK, BEGUN).paper()).isEqualTo(test.paper());
    assertThat(test.paper().tasks()).hasSize(5);
  }

  @Test
  void theResultOfAnEarlierTestIsNotThatOfThisOne() {
    String item = ROOK.testItem();
    AttemptEntry earlier = new AttemptEntry(item, Outcome.SOLVED, 0, 0, BEGUN.minusSeconds(1));
    AttemptEntry own = new AttemptEntry(item, Outcome.WRONG, 0, 0, BEGUN.plusSeconds(9));

    assertThat(test.isRecorded(List.of(earlier))).isFalse();
    assertThat(test.isRecorded(List.of(earlier, own))).isTrue();
  }

  private AttemptEntry entry(int task, Outcome outcome, int seconds) {
    String item = test.paper().tasks().get(task).item();
    return new AttemptEntry(item, outcome, 0, 0, BEGUN.plusSeconds(seconds));
  }
}
