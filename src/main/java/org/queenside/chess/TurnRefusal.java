package org.queenside.chess;

import java.util.List;
import java.util.Set;

/** Finds out whether anything on the tried square may move at all. */
final class TurnRefusal {
  private TurnRefusal() {}

  /** Returns at most one reason: a piece that may not move at all needs no second. */
  static List<RefusalReason> of(Position position, AttemptedMove tried, RulingContext past) {
    if (past.ending() != null) {
      return List.of(new TurnReason.GameOver(past.ending()));
    }
    Piece piece = position.at(tried.from());
    if (piece == null) {
      return List.of(new TurnReason.NoPiece(tried.from()));
    }
    if (!players(position, past).contains(piece.color())) {
      return List.of(new TurnReason.OpponentsPiece(tried.from(), piece));
    }
    if (piece.color() != position.turn()) {
      return List.of(new TurnReason.NotYourTurn(tried.from(), piece));
    }
    return List.of();
  }

  /** The sides of whoever tries: if nobody says, it is whoever is to move. */
  private static Set<Color> players(Position position, RulingContext past) {
    return past.players().isEmpty() ? Set.of(position.turn()) : past.players();
  }
}
