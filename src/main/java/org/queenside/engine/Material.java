package org.queenside.engine;

import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.SquareSet;

/** What the remaining pieces can still achieve, wherever they are. */
final class Material {
  private Material() {}

  /** Returns true if there are only the kings and at most one knight or bishop. */
  static boolean neitherSideCanMate(Position position) {
    SquareSet minors = position.pieces(Role.KNIGHT).union(position.pieces(Role.BISHOP));
    return position.occupied().minus(minors).equals(position.pieces(Role.KING))
        && minors.size() <= 1;
  }

  /** Returns true if a side has only its king left. */
  static boolean isLoneKing(Position position, Color color) {
    return position.pieces(color).size() == 1;
  }

  /** Returns true if a side has no pawns and at most one knight or bishop. */
  static boolean cannotWin(Position position, Color color) {
    SquareSet strong =
        position
            .pieces(Role.PAWN)
            .union(position.pieces(Role.ROOK))
            .union(position.pieces(Role.QUEEN));
    return !strong.intersects(position.pieces(color)) && position.pieces(color).size() <= 2;
  }
}
