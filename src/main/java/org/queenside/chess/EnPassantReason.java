package org.queenside.chess;

/** Why an attempt to capture en passant is refused (FIDE 3.7.3.1, 3.7.3.2). */
public sealed interface EnPassantReason extends RefusalReason {

  Square from();

  Square to();

  /** Returns the square of the piece to be captured. */
  Square victim();

  /**
   * The pawn made a double step, but not with the last move: the right lasts for one move only.
   *
   * @param doubleStep the pawn's earlier move
   */
  record TooLate(Square from, Square to, Square victim, Move doubleStep)
      implements EnPassantReason {}

  /**
   * The pawn didn't get to its square by a double step.
   *
   * @param arrival the move that brought it to its square
   */
  record NotADoubleStep(Square from, Square to, Square victim, Move arrival)
      implements EnPassantReason {}

  /** The pawn didn't make a double step with the last move; the earlier moves are unknown. */
  record NotJustNow(Square from, Square to, Square victim) implements EnPassantReason {}

  /**
   * Only a pawn captures en passant.
   *
   * @param piece the piece that tried
   */
  record CapturerNotAPawn(Square from, Square to, Square victim, Piece piece)
      implements EnPassantReason {}

  /**
   * Only a pawn is captured en passant.
   *
   * @param piece the piece beside the pawn
   */
  record VictimNotAPawn(Square from, Square to, Square victim, Piece piece)
      implements EnPassantReason {}

  /**
   * The pawn moved onto the pawn it wants to capture instead of the square it passed over.
   *
   * @param right the square passed over
   */
  record WrongSquare(Square from, Square to, Square victim, Square right)
      implements EnPassantReason {}

  /**
   * With both pawns gone, the line to the mover's king is open.
   *
   * @param king the square of the king
   * @param attacker the square of the piece that would give check
   */
  record ExposesKing(Square from, Square to, Square victim, Square king, Square attacker)
      implements EnPassantReason {
    /** Returns the line that would be opened, from the king to the attacker. */
    public Line line() {
      return new Line(king, attacker);
    }
  }
}
