package org.queenside.school.authoring.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;

/** The state of the exercise being edited. */
sealed interface EditedExercise {

  /** The check is still running. */
  record Pending() implements EditedExercise {}

  /**
   * It has been checked.
   *
   * @param text the exercise as an entry of a lesson file
   * @param exercise the exercise if pupils may get it, or null
   * @param task the task for the pupil; blank if there is none
   * @param changed whether the author has changed anything since the page was opened
   */
  record Checked(String text, @Nullable Exercise exercise, String task, boolean changed)
      implements EditedExercise {}
}
