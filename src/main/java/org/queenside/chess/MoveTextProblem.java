package org.queenside.chess;

/** Why a written move cannot be put on the board: there is not even a move to refuse. */
public sealed interface MoveTextProblem {

  /** Several pieces of that kind may go there. */
  record Ambiguous(Square to) implements MoveTextProblem {}

  /** It is written as a move is, but the side to move has no piece that fits. */
  record NoSuchPiece() implements MoveTextProblem {}

  /** It is no move at all. */
  record NotAMove() implements MoveTextProblem {}
}
