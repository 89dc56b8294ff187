package org.queenside.chess;

/** What the player on move may claim a draw for. Without a claim the game goes on. */
public enum DrawClaim {
  /** The same position stands for at least the third time (FIDE 9.2). */
  THREEFOLD_REPETITION,
  /** Fifty moves by each side without capture or pawn move (FIDE 9.3). */
  FIFTY_MOVES
}
