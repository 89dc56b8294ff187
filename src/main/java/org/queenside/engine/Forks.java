package org.queenside.engine;

import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;

/** Moves that attack two pieces at once. */
final class Forks {
  private Forks() {}

  /**
   * Returns true if the moved piece, not a king or queen, then attacks two pieces that it could
   * win: the king, a piece worth more than itself, or an unprotected piece other than a pawn.
   */
  static boolean isFork(Position position, Move move) {
    Position next = position.playLegal(move);
    Piece attacker = next.at(move.to());
    if (attacker == null || attacker.role() == Role.KING || attacker.role() == Role.QUEEN) {
      return false;
    }
    Color victims = next.turn();
    int targets = 0;
    for (Square square : next.attacks(move.to()).intersect(next.pieces(victims))) {
      Piece target = next.at(square);
      if (target != null && isWon(next, square, target.role(), attacker)) {
        targets++;
      }
    }
    return targets >= 2;
  }

  private static boolean isWon(Position position, Square square, Role target, Piece attacker) {
    return PieceWorth.of(target) > PieceWorth.of(attacker.role()) + PieceWorth.PAWN
        || target != Role.PAWN && position.attackers(square, attacker.color().opposite()).isEmpty();
  }
}
