package org.queenside.chess;

/** Finds the pieces that shield their king. */
final class Pins {
  private Pins() {}

  /**
   * Returns the pieces of a side that are the only piece between their king and an attacker (FIDE
   * 3.1.3).
   */
  static SquareSet of(Board board, Color color) {
    Square king = board.king(color);
    if (king == null) {
      return SquareSet.EMPTY;
    }
    long own = board.bits(color);
    long enemies = board.bits(color.opposite());
    long sliders =
        SliderAttacks.bishop(king.ordinal(), enemies) & board.diagonals & enemies
            | SliderAttacks.rook(king.ordinal(), enemies) & board.straights & enemies;
    long pinned = 0;
    for (Square slider : new SquareSet(sliders)) {
      long shields = Attacks.between(king, slider).bits() & board.occupancy();
      if (Long.bitCount(shields) == 1) {
        pinned |= shields & own;
      }
    }
    return new SquareSet(pinned);
  }
}
