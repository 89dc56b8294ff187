package org.queenside.school.authoring.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;

/** What an author has written so far. */
sealed interface EditedExercise {

  /** It is still being looked through. */
  record Pending() implements EditedExercise {}

  /**
   * It was looked through.
   *
   * @param text the exercise as an entry of a lesson file
   * @param exercise the exercise if pupils may get it, or null
   * @param task what the pupil is to do; blank if nobody has said
   * @param changed whether the author changed something since the page was opened
   */
  record Checked(String text, @Nullable Exercise exercise, String task, boolean changed)
      implements EditedExercise {}
}
