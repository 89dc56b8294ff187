package org.queenside.chess;

/** Why a written move cannot be put on the board: there is not even a move to refuse. */
public sealed interface Unread {

  /** Several pieces of that kind may go there. */
  record Several(Square to) implements Unread {}

  /** It is written as a move is, but the side to move has no piece that fits. */
  record NoSuchPiece() implements Unread {}

  /** It is no move at all. */
  record NoMove() implements Unread {}
}
