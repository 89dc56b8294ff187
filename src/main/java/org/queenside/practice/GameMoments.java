package org.queenside.practice;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;

/** Moments of the current learner's games that come back in the daily plan. */
public interface GameMoments {

  /**
   * Returns the moments to solve again now, the longest overdue first.
   *
   * @param most the maximum number of moments
   * @return names in the attempt log
   */
  List<String> due(int most);

  /**
   * Finds the exercise of a moment.
   *
   * @param item its name in the attempt log
   * @return the exercise, or null if it no longer exists
   */
  @Nullable Exercise find(String item);
}
