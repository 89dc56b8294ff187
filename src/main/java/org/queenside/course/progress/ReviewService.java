package org.queenside.course.progress;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.progress.Area;
import org.queenside.progress.AttemptEntry;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.progress.ReviewSchedule;
import org.springframework.stereotype.Component;

/** Finds what a learner should repeat now. */
@Component
public class ReviewService {

  private final Course course;
  private final ProgressService progress;
  private final Clock clock;
  private final Map<String, List<String>> concepts;

  ReviewService(Course course, ProgressService progress, Clock clock) {
    this.course = course;
    this.progress = progress;
    this.clock = clock;
    this.concepts =
        course.tasks().stream().collect(Collectors.toMap(LessonTask::item, LessonTask::concepts));
  }

  /**
   * Returns the tasks to do again now, three at most; empty if nothing is due.
   *
   * @param done how far the learner is
   */
  public List<LessonTask> due(Progress done) {
    List<AttemptEntry> log = progress.log(Area.COURSE);
    var schedule = ReviewSchedule.of(log, item -> concepts.getOrDefault(item, List.of()));
    return ReviewTaskSelector.of(course.tasks(), schedule.due(clock.instant()), done);
  }
}
