package org.queenside.chess;

/** The reasons for which the player to move may claim a draw. Without a claim the game goes on. */
public enum DrawClaim {
  /** The same position has occurred at least three times (FIDE 9.2). */
  THREEFOLD_REPETITION,
  /** Fifty moves by each side without capture or pawn move (FIDE 9.3). */
  FIFTY_MOVES
}
