package org.queenside.course;

import java.util.List;
import org.queenside.chess.Move;

/** What a look for the shortest way through an errand found. */
sealed interface Route {

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
