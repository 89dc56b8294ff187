package org.queenside.course.run;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.course.Exercise;

/** What a look for the shortest way through an errand found. */
public sealed interface Route {

  /**
   * Looks for the shortest way through an errand, at so many positions that every one which a
   * beginner can be asked to solve is proven.
   *
   * @param errand the exercise, from its beginning
   * @return the way, or why there is none
   */
  static Route shortest(Exercise.Errand errand) {
    return RouteSearch.from(ErrandStage.first(errand), RouteSearch.LONG_LOOK);
  }

  /** No other way is shorter. */
  record Found(List<Move> moves) implements Route {
    public Found {
      moves = List.copyOf(moves);
    }
  }

  /** There is no way. */
  record Impossible() implements Route {}

  /** The look ended before either was sure. */
  record Unknown() implements Route {}
}
