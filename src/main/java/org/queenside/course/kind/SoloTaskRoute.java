package org.queenside.course.kind;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.course.model.Exercise;

/** The result of a search for the shortest solution of a {@link Exercise.SoloTask}. */
sealed interface SoloTaskRoute {

  /**
   * Searches for the shortest solution, long enough for every task that suits a beginner.
   *
   * @param task the exercise
   * @return the solution, or why there is none
   */
  static SoloTaskRoute shortest(Exercise.SoloTask task) {
    return SoloTaskSearch.from(SoloTaskState.first(task), SoloTaskSearch.LONG_SEARCH);
  }

  /** A shortest solution. */
  record Found(List<Move> moves) implements SoloTaskRoute {
    public Found {
      moves = List.copyOf(moves);
    }
  }

  /** There is no solution. */
  record Impossible() implements SoloTaskRoute {}

  /** The search ended without a certain result. */
  record Unknown() implements SoloTaskRoute {}
}
