package org.queenside.workshop.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.course.Exercise;

/** What an author has written so far. */
sealed interface Written {

  /** It is still being looked through. */
  record Unfinished() implements Written {}

  /**
   * It was looked through.
   *
   * @param text the exercise as an entry of a lesson file
   * @param exercise the exercise if pupils may get it, or null
   * @param task what the pupil is to do; blank if nobody has said
   * @param changed whether the author changed something since the page was opened
   */
  record Looked(String text, @Nullable Exercise exercise, String task, boolean changed)
      implements Written {}
}
