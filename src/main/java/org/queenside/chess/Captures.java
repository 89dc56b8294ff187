package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/** Finds the piece that a move takes off the board. */
public final class Captures {
  private Captures() {}

  /**
   * Returns the square of the enemy piece that is captured when a piece goes from one square to the
   * other, or null if none is.
   */
  public static @Nullable Square square(Position position, Square from, Square to) {
    return position.at(to) != null ? to : enPassant(position, from, to);
  }

  /**
   * Returns the square of the pawn that is captured en passant when a pawn goes from one square to
   * the other, or null if that isn't en passant.
   */
  public static @Nullable Square enPassant(Position position, Square from, Square to) {
    boolean captures =
        to == position.enPassant()
            && position.pieces(Piece.of(position.turn(), Role.PAWN)).contains(from)
            && position.attacks(from).contains(to);
    return captures ? beside(from, to) : null;
  }

  /** Returns the square on the first square's file and the second square's rank. */
  static Square beside(Square from, Square to) {
    return Square.of(to.file(), from.rank());
  }
}
