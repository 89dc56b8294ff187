package org.queenside.engine;

import org.queenside.chess.Role;

/** The value of a piece having many squares to go to. */
final class Mobility {
  private Mobility() {}

  static int middlegame(Role role, int squares) {
    return switch (role) {
      case KNIGHT -> 4 * (squares - 4);
      case BISHOP -> 4 * (squares - 5);
      case ROOK -> 2 * (squares - 6);
      case QUEEN -> squares - 10;
      case PAWN, KING -> 0;
    };
  }

  static int endgame(Role role, int squares) {
    return switch (role) {
      case KNIGHT -> 3 * (squares - 4);
      case BISHOP -> 4 * (squares - 5);
      case ROOK -> 4 * (squares - 6);
      case QUEEN -> 2 * (squares - 10);
      case PAWN, KING -> 0;
    };
  }
}
