package org.queenside.practice.ui;

import java.util.List;
import org.queenside.course.model.Course;
import org.queenside.course.model.LessonTask;
import org.queenside.practice.GameMoments;
import org.queenside.progress.Progress;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.springframework.stereotype.Component;

/** Decides who is offered the page "Today", half of which is mates in one. */
@Component
public class TodayEligibility {

  private static final String MATE = "mate-in-one";

  private final List<String> mates;
  private final PuzzleTrainerService trainer;
  private final GameMoments moments;

  TodayEligibility(Course course, PuzzleTrainerService trainer, GameMoments moments) {
    this.mates =
        course.tasks().stream()
            .filter(task -> task.concepts().contains(MATE))
            .map(LessonTask::item)
            .toList();
    this.trainer = trainer;
    this.moments = moments;
  }

  /**
   * Returns whether the current learner has learned about mate, in the course or from a puzzle, or
   * has a moment of a game to solve again.
   *
   * @param progress the learner's progress in the course
   */
  public boolean isEligible(Progress progress) {
    return mates.stream().anyMatch(progress::isDone)
        || trainer.level().tried() > 0
        || !moments.due(1).isEmpty();
  }
}
