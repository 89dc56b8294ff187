package org.queenside.course.model;

import java.util.List;

/** An exercise in a review or in a test. */
public record LessonTask(Lesson lesson, Exercise exercise) {

  /** Returns the name of the exercise in the log of attempts. */
  public String item() {
    return lesson.item(exercise);
  }

  /** Returns the ids of the concepts it practises. */
  public List<String> concepts() {
    return exercise.info().concepts();
  }
}
