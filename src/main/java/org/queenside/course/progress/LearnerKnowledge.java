package org.queenside.course.progress;

import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.model.Lesson;
import org.queenside.progress.Progress;

/**
 * What a learner has been taught, so that nothing else is asked or expected of them. A concept
 * belongs to one lesson: the one on the path that practises it most. The learner knows the concept
 * when that lesson is finished, tested out or marked as known.
 */
public record LearnerKnowledge(Course course, Progress progress) {

  /** Returns whether the learner has been taught a concept; false if no lesson teaches it. */
  public boolean knows(String concept) {
    Lesson lesson = lessonOn(concept);
    return lesson != null && isFinished(lesson);
  }

  /** Returns whether the learner has finished the lesson with the given id. */
  public boolean hasFinished(String lesson) {
    Lesson found = course.lesson(lesson);
    return found != null && isFinished(found);
  }

  private boolean isFinished(Lesson lesson) {
    return new LessonStatus(lesson, progress).finished();
  }

  /**
   * Returns the lesson that teaches a concept: the one on the path with the most exercises about
   * it, or else the one beside the path. Returns null if there is none.
   */
  public @Nullable Lesson lessonOn(String concept) {
    Lesson onPath = lessonOn(concept, course.path());
    return onPath == null ? lessonOn(concept, course.deeper()) : onPath;
  }

  private static @Nullable Lesson lessonOn(String concept, List<Lesson> lessons) {
    // The reversed list makes the first of several equal lessons the maximum.
    return lessons.reversed().stream()
        .filter(lesson -> exercises(lesson, concept) > 0)
        .max(Comparator.comparingLong(lesson -> exercises(lesson, concept)))
        .orElse(null);
  }

  private static long exercises(Lesson lesson, String concept) {
    return lesson.path().stream()
        .filter(exercise -> exercise.info().concepts().contains(concept))
        .count();
  }
}
