package org.queenside.puzzle.mining;

import java.util.Objects;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/** Piece values in hundredths of a pawn, with a bishop slightly above a knight. */
final class Centipawns {
  private static final Role[] ROLES = Role.values();
  private static final int BISHOP_OVER_KNIGHT = 10;

  private Centipawns() {}

  static int of(Role role) {
    return 100 * PieceValue.of(role) + (role == Role.BISHOP ? BISHOP_OVER_KNIGHT : 0);
  }

  /** Returns the value of all pieces and pawns of a side. */
  static int all(Position position, Color side) {
    int sum = 0;
    for (Role role : ROLES) {
      sum += of(role) * position.pieces(Piece.of(side, role)).size();
    }
    return sum;
  }

  /** Returns the value of the pieces of a side without its pawns. */
  static int pieces(Position position, Color side) {
    return all(position, side) - of(Role.PAWN) * position.pieces(Piece.of(side, Role.PAWN)).size();
  }

  /** Returns the value of the cheapest piece on some squares; a king's is the highest. */
  static int cheapest(Position position, SquareSet squares) {
    int cheapest = 10 * of(Role.QUEEN);
    for (Square square : squares) {
      Role role = Objects.requireNonNull(position.at(square)).role();
      if (role != Role.KING) {
        cheapest = Math.min(cheapest, of(role));
      }
    }
    return cheapest;
  }
}
