package org.queenside.chess;

/** Why a written move cannot be put on the board: there is not even a move to refuse. */
public sealed interface Unread {

  /**
   * Several pieces may go there.
   *
   * @param example how one of the moves is written so that it cannot be mistaken: {@code Nbd2}
   */
  record Several(Square to, String example) implements Unread {}

  /** It is written as a move is, but the side to move has no piece that fits. */
  record NoSuchPiece() implements Unread {}

  /** It is no move at all. */
  record NoMove() implements Unread {}
}
