package org.queenside.chess;

/** Why a pawn can't make a move (FIDE 3.7). */
public sealed interface PawnReason extends RefusalReason {

  Square from();

  Square to();

  Piece pawn();

  /**
   * A pawn captures only diagonally, and the enemy piece is straight ahead (FIDE 3.7.3).
   *
   * @param occupant the enemy piece on the target
   */
  record CapturesStraight(Square from, Square to, Piece pawn, Piece occupant)
      implements PawnReason {}

  /** A pawn moves diagonally only to capture, and the target is empty (FIDE 3.7.1, 3.7.3). */
  record DiagonalWithoutCapture(Square from, Square to, Piece pawn) implements PawnReason {}

  /** A pawn never moves backwards. */
  record Backwards(Square from, Square to, Piece pawn) implements PawnReason {}

  /** A pawn never moves along its rank. */
  record Sideways(Square from, Square to, Piece pawn) implements PawnReason {}

  /** Only a pawn on its own second rank may move two squares (FIDE 3.7.2). */
  record DoubleStepNotFromStart(Square from, Square to, Piece pawn) implements PawnReason {}

  /**
   * There is a piece on the square that the double step passes over (FIDE 3.7.2).
   *
   * @param at the square passed over
   * @param blocker the piece on that square, of either side
   */
  record DoubleStepBlocked(Square from, Square to, Piece pawn, Square at, Piece blocker)
      implements PawnReason {}
}
