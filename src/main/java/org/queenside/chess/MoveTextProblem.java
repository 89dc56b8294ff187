package org.queenside.chess;

import java.util.List;

/** Why a text doesn't name a move, so there isn't even a move to refuse. */
public sealed interface MoveTextProblem {

  /**
   * Several legal moves fit.
   *
   * @param moves the moves, as {@link San} writes them without the signs for check and mate
   */
  record Ambiguous(List<String> moves) implements MoveTextProblem {
    public Ambiguous {
      moves = List.copyOf(moves);
    }
  }

  /** The text is written like a move, but the side to move has no piece for it. */
  record NoSuchPiece() implements MoveTextProblem {}

  /** The text isn't a move at all. */
  record NotAMove() implements MoveTextProblem {}
}
