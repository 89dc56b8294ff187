package org.queenside.course.kind;

import java.util.List;
import org.queenside.chess.Move;
import org.queenside.course.model.Exercise;

/** What a look for the shortest way through an errand found. */
public sealed interface SoloTaskRoute {

  /**
   * Looks for the shortest way through an errand, at so many positions that every one which a
   * beginner can be asked to solve is proven.
   *
   * @param errand the exercise, from its beginning
   * @return the way, or why there is none
   */
  static SoloTaskRoute shortest(Exercise.SoloTask errand) {
    return SoloTaskSearch.from(SoloTaskState.first(errand), SoloTaskSearch.LONG_LOOK);
  }

  /** No other way is shorter. */
  record Found(List<Move> moves) implements SoloTaskRoute {
    public Found {
      moves = List.copyOf(moves);
    }
  }

  /** There is no way. */
  record Impossible() implements SoloTaskRoute {}

  /** The look ended before either was sure. */
  record Unknown() implements SoloTaskRoute {}
}
