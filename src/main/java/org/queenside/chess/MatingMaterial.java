package org.queenside.chess;

/** Decides whether the remaining pieces are enough for a mate on any squares. */
final class MatingMaterial {
  private MatingMaterial() {}

  /**
   * Returns false if the given side can't mate with these pieces on any squares. Pieces of the
   * other side matter because they can block their own king: a lone knight can mate a king hemmed
   * in by its own pawn, but a queen could capture the knight.
   */
  static boolean suffices(Position position, Color winner) {
    SquareSet own = position.pieces(winner);
    SquareSet strong =
        position
            .pieces(Role.PAWN)
            .union(position.pieces(Role.ROOK))
            .union(position.pieces(Role.QUEEN));
    if (own.intersects(strong)) {
      return true;
    }
    SquareSet knights = position.pieces(Role.KNIGHT);
    SquareSet bishops = position.pieces(Role.BISHOP);
    if (own.intersects(knights)) {
      boolean singleKnight = own.size() == 2;
      SquareSet helpers =
          position
              .pieces(winner.opposite())
              .minus(position.pieces(Role.KING))
              .minus(position.pieces(Role.QUEEN));
      return !singleKnight || !helpers.isEmpty();
    }
    if (own.intersects(bishops)) {
      boolean bothColours =
          bishops.intersects(SquareSet.LIGHT) && bishops.intersects(SquareSet.DARK);
      return bothColours || !knights.isEmpty() || !position.pieces(Role.PAWN).isEmpty();
    }
    return false;
  }
}
