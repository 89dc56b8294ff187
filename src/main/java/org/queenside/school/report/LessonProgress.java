package org.queenside.school.report;

import org.queenside.course.model.Lesson;
import org.queenside.progress.Stars;

/**
 * A pupil's progress in a lesson of the course.
 *
 * @param done the number of exercises solved
 * @param stars the stars earned on them
 */
public record LessonProgress(Lesson lesson, int done, int stars) {

  /** Returns the number of exercises in the lesson. */
  public int of() {
    return lesson.path().size();
  }

  /** Returns whether most of its stars are earned. */
  public boolean isMastered() {
    return Stars.mastered(stars, of());
  }
}
