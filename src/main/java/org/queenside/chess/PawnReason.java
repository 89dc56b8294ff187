package org.queenside.chess;

/** Why a pawn does not make this move (FIDE 3.7). */
public sealed interface PawnReason extends RefusalReason {

  Square from();

  Square to();

  Piece pawn();

  /**
   * A pawn captures diagonally only, and an enemy piece stands straight ahead (FIDE 3.7.3).
   *
   * @param occupant the enemy piece on the target
   */
  record CapturesStraight(Square from, Square to, Piece pawn, Piece occupant)
      implements PawnReason {
    @Override
    public String code() {
      return "pawn-captures-straight";
    }
  }

  /** A pawn moves diagonally only to capture, and the target is empty (FIDE 3.7.1, 3.7.3). */
  record DiagonalWithoutCapture(Square from, Square to, Piece pawn) implements PawnReason {
    @Override
    public String code() {
      return "pawn-diagonal-without-capture";
    }
  }

  /** A pawn never goes back. */
  record Backwards(Square from, Square to, Piece pawn) implements PawnReason {
    @Override
    public String code() {
      return "pawn-backwards";
    }
  }

  /** A pawn never goes along its rank. */
  record Sideways(Square from, Square to, Piece pawn) implements PawnReason {
    @Override
    public String code() {
      return "pawn-sideways";
    }
  }

  /** Two squares at once are for a pawn that stands on its own second rank (FIDE 3.7.2). */
  record DoubleStepNotFromStart(Square from, Square to, Piece pawn) implements PawnReason {
    @Override
    public String code() {
      return "pawn-double-step-not-from-start";
    }
  }

  /**
   * A piece stands on the square that the double step passes over (FIDE 3.7.2).
   *
   * @param at the square passed over
   * @param blocker the piece that stands there, of either side
   */
  record DoubleStepBlocked(Square from, Square to, Piece pawn, Square at, Piece blocker)
      implements PawnReason {
    @Override
    public String code() {
      return "pawn-double-step-blocked";
    }
  }
}
