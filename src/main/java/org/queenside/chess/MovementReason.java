package org.queenside.chess;

/** Why a piece can't get from one square to another, apart from the safety of the king. */
public sealed interface MovementReason extends RefusalReason {

  /** The piece was put back on its own square, which isn't a move. */
  record SameSquare(Square square, Piece piece) implements MovementReason {}

  /** A piece of this kind never moves like that, even on an empty board (FIDE 3). */
  record NotItsWay(Square from, Square to, Piece piece) implements MovementReason {}

  /**
   * There is a piece in the way (FIDE 3.5).
   *
   * @param at the first occupied square on its path
   * @param blocker the piece on that square, of either side
   */
  record Blocked(Square from, Square to, Piece piece, Square at, Piece blocker)
      implements MovementReason {}

  /** There is a piece of the same side on the target (FIDE 3.1). */
  record OwnPieceOnTarget(Square from, Square to, Piece piece, Piece occupant)
      implements MovementReason {}

  /** The enemy king is on the target, and a king is never captured (FIDE 1.4.1). */
  record KingNotCapturable(Square from, Square to, Piece piece) implements MovementReason {}
}
