package org.queenside.course.ui;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.queenside.course.Course;
import org.queenside.course.Task;
import org.queenside.progress.Area;
import org.queenside.progress.CurrentProgress;
import org.queenside.progress.LogEntry;
import org.queenside.progress.Progress;
import org.queenside.progress.ReviewSchedule;
import org.springframework.stereotype.Component;

/** What the learner in front of the screen should repeat now. */
@Component
public class Reviews {

  private final Course course;
  private final CurrentProgress progress;
  private final Clock clock;
  private final Map<String, List<String>> concepts;

  Reviews(Course course, CurrentProgress progress, Clock clock) {
    this.course = course;
    this.progress = progress;
    this.clock = clock;
    this.concepts = course.tasks().stream().collect(Collectors.toMap(Task::item, Task::concepts));
  }

  /**
   * Returns the tasks to do again now, three at most; empty if nothing is due.
   *
   * @param done how far the learner is
   */
  public List<Task> due(Progress done) {
    List<LogEntry> log = progress.log(Area.COURSE);
    var schedule = ReviewSchedule.of(log, item -> concepts.getOrDefault(item, List.of()));
    return ReviewPick.of(course.tasks(), schedule.due(clock.instant()), done);
  }
}
