package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/**
 * A move attempted on the board. Unlike a {@link Move} it may choose any piece for a pawn, even a
 * king.
 *
 * @param choice the piece chosen for a pawn, or null if none was chosen
 */
public record AttemptedMove(Square from, Square to, @Nullable Role choice) {
  /** Returns the attempt to make this move. */
  public static AttemptedMove of(Move move) {
    return new AttemptedMove(move.from(), move.to(), move.promotion());
  }
}
