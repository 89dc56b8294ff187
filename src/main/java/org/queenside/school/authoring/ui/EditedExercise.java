package org.queenside.school.authoring.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;

/** The state of the exercise being edited. */
sealed interface EditedExercise {

  /** The check is still running. */
  record Pending() implements EditedExercise {}

  /** It has been checked; {@code exercise} is null if pupils can't get it yet. */
  record Checked(String text, @Nullable Exercise exercise, String task, boolean changed)
      implements EditedExercise {}
}
