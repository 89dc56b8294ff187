package org.queenside.engine;

import org.queenside.chess.Color;
import org.queenside.chess.PieceValue;
import org.queenside.chess.Position;

/**
 * When an opponent sets its style aside to finish a game it has won. Its habits and blind spots
 * would let it go back and forth until the game is a draw.
 */
final class WonEnding {
  /** Enough to mate with a queen, a rook or two bishops from anywhere. */
  static final long NODES = 2_000;

  /** A lead in pawns with which every opponent expects to win. */
  private static final int LEAD = 4;

  /** After this many half-moves without a capture or pawn move, it notices that nothing happens. */
  private static final int PATIENCE = 16;

  private WonEnding() {}

  /** Returns true if the other side has only its king, or if a large lead has come to nothing. */
  static boolean needsCare(Position position) {
    Color us = position.turn();
    int lead = PieceValue.of(position, us) - PieceValue.of(position, us.opposite());
    return Material.isLoneKing(position, us.opposite())
        || lead >= LEAD && position.halfmoveClock() >= PATIENCE;
  }
}
