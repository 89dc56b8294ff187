package org.queenside.puzzle.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.course.model.CourseProvider;
import org.queenside.course.model.Lesson;
import org.queenside.course.progress.LearnerKnowledge;
import org.queenside.progress.Progress;
import org.queenside.puzzle.trainer.PuzzleTrainerService;
import org.springframework.stereotype.Component;

/** Knows who should learn what mate is before solving mates. */
@Component
public record MateLesson(CourseProvider courses, PuzzleTrainerService trainer) {

  private static final String MATE = "mate-in-one";

  /**
   * Returns whether the current learner has learned what mate is, in the course or from a puzzle.
   *
   * @param progress the learner's progress in the course
   */
  public boolean isKnown(Progress progress) {
    return new LearnerKnowledge(courses.course(), progress).knows(MATE)
        || trainer.level().solved() > 0;
  }

  /**
   * Returns the lesson that the current learner should do first: the one about mate, for a newcomer
   * to it. Returns null for everyone else.
   */
  @Nullable Lesson missing(Progress progress) {
    return isKnown(progress)
        ? null
        : new LearnerKnowledge(courses.course(), progress).lessonOn(MATE);
  }
}
