package org.queenside.course.progress;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.queenside.course.model.CourseProvider;
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

  private final CourseProvider courses;
  private final ProgressService progress;
  private final List<ConceptPractice> others;
  private final Clock clock;
  private final Map<String, List<String>> concepts;

  /**
   * Creates the service.
   *
   * @param others other sources of practice for the course's concepts
   */
  ReviewService(
      CourseProvider courses, ProgressService progress, List<ConceptPractice> others, Clock clock) {
    this.courses = courses;
    this.progress = progress;
    this.others = List.copyOf(others);
    this.clock = clock;
    this.concepts =
        courses.course().tasks().stream()
            .collect(Collectors.toMap(LessonTask::item, LessonTask::concepts));
  }

  /**
   * Returns at most three tasks to repeat now; empty if nothing is due.
   *
   * @param done the learner's progress
   */
  public List<LessonTask> due(Progress done) {
    List<AttemptEntry> log = new ArrayList<>(progress.log(Area.COURSE));
    Map<String, List<String>> practised = new HashMap<>(concepts);
    for (ConceptPractice other : others) {
      for (AttemptEntry entry : progress.log(other.area())) {
        log.add(entry);
        practised.put(entry.item(), other.concepts(entry.item()));
      }
    }
    log.sort(Comparator.comparing(AttemptEntry::at));
    var schedule = ReviewSchedule.of(log, item -> practised.getOrDefault(item, List.of()));
    return ReviewTaskSelector.of(courses.course().tasks(), schedule.due(clock.instant()), done);
  }
}
