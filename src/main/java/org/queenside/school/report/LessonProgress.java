package org.queenside.school.report;

import org.queenside.course.model.Lesson;
import org.queenside.progress.Stars;

/**
 * A pupil's progress in a lesson of the course.
 *
 * @param done the number of exercises solved
 * @param of the number of exercises in the lesson
 * @param stars the stars earned on them
 */
public record LessonProgress(Lesson lesson, int done, int of, int stars) {

  /** Returns whether most of its stars are earned. */
  public boolean isMastered() {
    return Stars.mastered(stars, of);
  }

  /** Returns whether a greater share of the stars is earned than in another list of exercises. */
  boolean isAheadOf(LessonProgress other) {
    return stars * other.of > other.stars * of;
  }
}
