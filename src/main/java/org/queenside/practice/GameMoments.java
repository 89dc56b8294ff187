package org.queenside.practice;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Exercise;

/** Moments of the current learner's games that come back in the plan of the day. */
public interface GameMoments {

  /**
   * Returns what to solve again now, the moment that has waited longest first.
   *
   * @param most how many at most
   * @return names in the attempt log
   */
  List<String> due(int most);

  /**
   * Finds the exercise of a moment.
   *
   * @param item its name in the attempt log
   * @return the exercise, or null if there is none any more
   */
  @Nullable Exercise find(String item);
}
