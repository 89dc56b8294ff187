package org.queenside.chess;

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
  FLAG_FALL
}
