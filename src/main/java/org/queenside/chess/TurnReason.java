package org.queenside.chess;

/** Why the piece on the attempted square can't be moved at all right now. */
public sealed interface TurnReason extends RefusalReason {

  /** The game is over, so no more moves are allowed (FIDE 5). */
  record GameOver(Termination ending) implements TurnReason {}

  /** There is no piece on the square. */
  record NoPiece(Square square) implements TurnReason {}

  /** The piece belongs to the other player. */
  record OpponentsPiece(Square square, Piece piece) implements TurnReason {}

  /** The piece is the player's, but the other side is to move (FIDE 1.1–1.3). */
  record NotYourTurn(Square square, Piece piece) implements TurnReason {
    /** Returns the side that is to move. */
    public Color turn() {
      return piece.color().opposite();
    }
  }
}
