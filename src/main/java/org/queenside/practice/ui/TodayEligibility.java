package org.queenside.practice.ui;

import java.util.List;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.progress.Progress;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.springframework.stereotype.Component;

/** Decides who is offered the page of the day, half of which is mates in one. */
@Component
public class TodayEligibility {

  private static final String MATE = "mate-in-one";

  private final List<String> mates;
  private final PuzzleTrainerService trainer;

  TodayEligibility(Course course, PuzzleTrainerService trainer) {
    this.mates =
        course.tasks().stream()
            .filter(task -> task.concepts().contains(MATE))
            .map(LessonTask::item)
            .toList();
    this.trainer = trainer;
  }

  /**
   * Returns whether the current learner has learned about mate, in the course or in a puzzle.
   *
   * @param progress the learner's progress in the course
   */
  public boolean isEligible(Progress progress) {
    return mates.stream().anyMatch(progress::isDone) || trainer.level().tried() > 0;
  }
}
