package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/**
 * A move attempted on the board. Unlike a {@link Move}, it can promote a pawn to any piece, even a
 * king.
 *
 * @param choice the piece chosen for a promotion, or null if none was chosen
 */
public record AttemptedMove(Square from, Square to, @Nullable Role choice) {
  /** Returns the attempt to make this move. */
  public static AttemptedMove of(Move move) {
    return new AttemptedMove(move.from(), move.to(), move.promotion());
  }
}
