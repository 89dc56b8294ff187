package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/**
 * What a player tried on the board: unlike a {@link Move} it may choose anything for a pawn, even a
 * king.
 *
 * @param choice what a pawn is to become, or null if nothing was chosen
 */
public record AttemptedMove(Square from, Square to, @Nullable Role choice) {
  /** Returns the try to make this move. */
  public static AttemptedMove of(Move move) {
    return new AttemptedMove(move.from(), move.to(), move.promotion());
  }
}
