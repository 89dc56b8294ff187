package org.queenside.chess;

import java.util.List;
import java.util.Set;

/** Finds out whether the piece on the attempted square may be moved at all. */
final class TurnRefusal {
  private TurnRefusal() {}

  /** Returns at most one reason, because one is enough for a piece that can't move at all. */
  static List<RefusalReason> of(Position position, AttemptedMove tried, RulingContext context) {
    if (context.ending() != null) {
      return List.of(new TurnReason.GameOver(context.ending()));
    }
    Piece piece = position.at(tried.from());
    if (piece == null) {
      return List.of(new TurnReason.NoPiece(tried.from()));
    }
    if (!players(position, context).contains(piece.color())) {
      return List.of(new TurnReason.OpponentsPiece(tried.from(), piece));
    }
    if (piece.color() != position.turn()) {
      return List.of(new TurnReason.NotYourTurn(tried.from(), piece));
    }
    return List.of();
  }

  /** The player's sides, or the side to move if they are unknown. */
  private static Set<Color> players(Position position, RulingContext context) {
    return context.players().isEmpty() ? Set.of(position.turn()) : context.players();
  }
}
