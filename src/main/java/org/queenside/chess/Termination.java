package org.queenside.chess;

import java.util.Locale;

/** How a game ended (FIDE 5, 9). */
public enum Termination {
  CHECKMATE,
  STALEMATE,
  DEAD_POSITION,
  THREEFOLD_REPETITION,
  FIVEFOLD_REPETITION,
  FIFTY_MOVES,
  SEVENTY_FIVE_MOVES,
  AGREEMENT,
  RESIGNATION,
  /** A player's time ran out (FIDE 6.9). */
  FLAG_FALL,
  /** A player left the game. */
  ABANDONMENT,
  /** A player made a second illegal move (FIDE 7.5.5). */
  ILLEGAL_MOVES;

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** Returns the name used in messages and in the database, such as {@code fifty-moves}. */
  public String code() {
    return code;
  }
}
