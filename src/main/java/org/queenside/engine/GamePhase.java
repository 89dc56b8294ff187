package org.queenside.engine;

import org.queenside.chess.Position;
import org.queenside.chess.Role;

/** How far a game has moved from the opening to the endgame, judged by the pieces left. */
final class GamePhase {
  /** The phase with all pieces on the board; with only kings and pawns it is 0. */
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

  /** Returns a value between the two, depending on the phase. */
  static int blend(int middlegame, int endgame, int phase) {
    return (middlegame * phase + endgame * (FULL - phase)) / FULL;
  }
}
