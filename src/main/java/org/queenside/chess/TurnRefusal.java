package org.queenside.chess;

import java.util.List;

/** Finds out whether anything on the tried square may move at all. */
final class TurnRefusal {
  private TurnRefusal() {}

  /** Returns at most one reason: a piece that may not move at all needs no second. */
  static List<Reason> of(Position position, Try tried, Past past) {
    if (past.ending() != null) {
      return List.of(new TurnReason.GameOver(past.ending()));
    }
    Piece piece = position.at(tried.from());
    if (piece == null) {
      return List.of(new TurnReason.NoPiece(tried.from()));
    }
    if (piece.color() != player(position, piece, past)) {
      return List.of(new TurnReason.OpponentsPiece(tried.from(), piece));
    }
    if (piece.color() != position.turn()) {
      return List.of(new TurnReason.NotYourTurn(tried.from(), piece));
    }
    return List.of();
  }

  /**
   * The side that tries. If one hand moves both sides in a game, it is the side of the piece that
   * it touches; in a mere position it is the side to move.
   */
  private static Color player(Position position, Piece touched, Past past) {
    if (past.player() != null) {
      return past.player();
    }
    return past.moves().isEmpty() ? position.turn() : touched.color();
  }
}
