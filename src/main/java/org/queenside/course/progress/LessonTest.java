package org.queenside.course.progress;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.queenside.course.model.Lesson;
import org.queenside.course.model.LessonTask;
import org.queenside.course.model.TestPaper;
import org.queenside.progress.Attempt.Outcome;
import org.queenside.progress.AttemptEntry;

/**
 * A lesson's test that a learner has begun. Its marks come from the attempt log.
 *
 * @param begun when it was begun, which is also the seed for its tasks
 */
public record LessonTest(Lesson lesson, Instant begun) {

  /** Returns the tasks. */
  public TestPaper paper() {
    return TestPaper.ofLesson(lesson, begun.toEpochMilli());
  }

  /**
   * Returns whether each task answered so far was right. Only the first answer since the test was
   * begun counts.
   *
   * @param log the learner's attempts, in order
   */
  public List<Boolean> marks(List<AttemptEntry> log) {
    List<Boolean> marks = new ArrayList<>();
    for (LessonTask task : paper().tasks()) {
      Optional<AttemptEntry> first = since(log, task.item()).findFirst();
      if (first.isEmpty()) {
        break;
      }
      marks.add(first.get().outcome() == Outcome.SOLVED);
    }
    return marks;
  }

  /** Returns whether the log contains this test's result. */
  public boolean isRecorded(List<AttemptEntry> log) {
    return since(log, lesson.testItem()).findAny().isPresent();
  }

  private Stream<AttemptEntry> since(List<AttemptEntry> log, String item) {
    return log.stream().filter(entry -> entry.item().equals(item) && !entry.at().isBefore(begun));
  }
}
