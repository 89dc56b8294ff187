package org.queenside.chess;

/** Something that is true of a legal move and worth saying. */
public sealed interface MoveFact {

  /** The move castles. */
  record Castling(CastlingSide side) implements MoveFact {}

  /**
   * The move captures a piece.
   *
   * @param square where the captured piece stood; en passant it is not the target of the move
   */
  record Capture(Piece captured, Square square) implements MoveFact {}

  /** The capture is en passant (FIDE 3.7.3.1). */
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
   * A piece that did not move gives check because a line was opened.
   *
   * @param checker where it stands
   */
  record DiscoveredCheck(Square checker) implements MoveFact {}

  /** The move mates (FIDE 5.1.1). */
  record Checkmate() implements MoveFact {}

  /** The move leaves the opponent stalemated: a draw (FIDE 5.2.1). */
  record Stalemate() implements MoveFact {}

  /** No series of moves can mate any more: a draw (FIDE 5.2.2). */
  record DeadPosition() implements MoveFact {}
}
