package org.queenside.chess;

/** Something about a legal move that is worth mentioning. */
public sealed interface MoveFact {

  /** The move castles. */
  record Castling(CastlingSide side) implements MoveFact {}

  /**
   * The move captures a piece.
   *
   * @param square the square of the captured piece, which for en passant isn't the target of the
   *     move
   */
  record Capture(Piece captured, Square square) implements MoveFact {}

  /** The move captures en passant (FIDE 3.7.3.1). */
  record EnPassant() implements MoveFact {}

  /** A pawn becomes another piece. */
  record Promotion(Role role) implements MoveFact {}

  /**
   * The move gives check.
   *
   * @param checkers the pieces that give it, one or two
   */
  record Check(SquareSet checkers) implements MoveFact {}

  /** Two pieces give check at once. */
  record DoubleCheck() implements MoveFact {}

  /**
   * A piece that didn't move gives check because a line was opened.
   *
   * @param checker the square of that piece
   */
  record DiscoveredCheck(Square checker) implements MoveFact {}

  /** The move mates (FIDE 5.1.1). */
  record Checkmate() implements MoveFact {}

  /** The move stalemates the opponent: a draw (FIDE 5.2.1). */
  record Stalemate() implements MoveFact {}

  /** After this move, no series of moves can end in mate: a draw (FIDE 5.2.2). */
  record DeadPosition() implements MoveFact {}
}
