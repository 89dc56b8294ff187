package org.queenside.puzzle.mining;

import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Role;
import org.queenside.chess.SquareSet;

/** How similar two positions look. */
final class PositionSimilarity {
  private static final Role[] ROLES = Role.values();

  private PositionSimilarity() {}

  /**
   * Returns true if two positions differ on too few squares to look different: fewer than 3 with
   * three pieces, fewer than 12 with thirty.
   */
  static boolean alike(Position position, Position other) {
    return differing(position, other) < 2 + position.occupied().size() / 3;
  }

  private static int differing(Position a, Position b) {
    long differing =
        a.pieces(Color.WHITE).bits() ^ b.pieces(Color.WHITE).bits()
            | a.pieces(Color.BLACK).bits() ^ b.pieces(Color.BLACK).bits();
    for (Role role : ROLES) {
      differing |= a.pieces(role).bits() ^ b.pieces(role).bits();
    }
    return new SquareSet(differing).size();
  }
}
