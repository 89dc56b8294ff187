package org.queenside.chess;

/** Why a text doesn't name a move, so there isn't even a move to refuse. */
public sealed interface MoveTextProblem {

  /** Several pieces of that kind can go to the square. */
  record Ambiguous(Square to) implements MoveTextProblem {}

  /** The text is written like a move, but the side to move has no piece for it. */
  record NoSuchPiece() implements MoveTextProblem {}

  /** The text isn't a move at all. */
  record NotAMove() implements MoveTextProblem {}
}
