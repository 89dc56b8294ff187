package org.queenside.engine;

import org.queenside.chess.Role;

/** The values of the pieces in exchanges, in hundredths of a pawn. */
public final class ExchangeValue {
  static final int PAWN = 100;

  private ExchangeValue() {}

  /** Returns a piece's value, in hundredths of a pawn; 10,000 for a king. */
  public static int of(Role role) {
    return switch (role) {
      case PAWN -> PAWN;
      case KNIGHT -> 320;
      case BISHOP -> 330;
      case ROOK -> 500;
      case QUEEN -> 950;
      case KING -> 10_000;
    };
  }
}
