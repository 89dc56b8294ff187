package org.queenside.engine;

import org.queenside.chess.Position;
import org.queenside.chess.Role;

/** How far a game is from its opening, by the pieces that are left. */
final class GamePhase {
  /** The phase with all pieces on the board; it falls to 0 with kings and pawns alone. */
  private static final int FULL = 24;

  private GamePhase() {}

  static int of(Position position) {
    int phase =
        position.pieces(Role.KNIGHT).size()
            + position.pieces(Role.BISHOP).size()
            + 2 * position.pieces(Role.ROOK).size()
            + 4 * position.pieces(Role.QUEEN).size();
    return Math.min(phase, FULL);
  }

  /** Returns a value between the two, by the phase. */
  static int blend(int middlegame, int endgame, int phase) {
    return (middlegame * phase + endgame * (FULL - phase)) / FULL;
  }
}
