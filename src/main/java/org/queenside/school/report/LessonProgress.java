package org.queenside.school.report;

import org.queenside.course.model.Lesson;
import org.queenside.progress.Stars;

/**
 * How a pupil stands with a lesson of the course.
 *
 * @param done exercises that were solved
 * @param stars stars won on them
 */
public record LessonProgress(Lesson lesson, int done, int stars) {

  /** How many exercises the lesson has. */
  public int of() {
    return lesson.exercises().size();
  }

  /** Whether it is mastered: most of its stars are won. */
  public boolean isMastered() {
    return Stars.mastered(stars, of());
  }
}
