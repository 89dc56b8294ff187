package org.queenside.practice.ui;

import java.util.List;
import org.queenside.course.Course;
import org.queenside.course.Task;
import org.queenside.progress.Progress;
import org.queenside.puzzle.Trainer;
import org.springframework.stereotype.Component;

/** Who is offered the page of the day: half of it is mates in one. */
@Component
public class TodayOffer {

  private static final String MATE = "mate-in-one";

  private final List<String> mates;
  private final Trainer trainer;

  TodayOffer(Course course, Trainer trainer) {
    this.mates =
        course.tasks().stream()
            .filter(task -> task.concepts().contains(MATE))
            .map(Task::item)
            .toList();
    this.trainer = trainer;
  }

  /**
   * Returns whether the learner in front of the screen has met mate, in the course or in a puzzle.
   *
   * @param progress how far the learner is in the course
   */
  public boolean isMade(Progress progress) {
    return mates.stream().anyMatch(progress::isDone) || trainer.level().tried() > 0;
  }
}
