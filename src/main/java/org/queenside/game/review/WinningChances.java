package org.queenside.game.review;

import org.queenside.chess.Color;
import org.queenside.chess.GameResult;
import org.queenside.engine.Score;

/**
 * Compresses scores, so that a piece counts for a lot in a level game and for little in a decided
 * one.
 */
final class WinningChances {

  /** Completely won. */
  static final int WON = 100;

  /** The scale: about a minor piece and a pawn, in hundredths of a pawn. */
  private static final double SCALE = 400;

  private WinningChances() {}

  /** Returns the advantage, -100 to 100. */
  static int of(Score score) {
    return of(score.centipawns());
  }

  /**
   * Returns the advantage, -100 to 100.
   *
   * @param centipawns hundredths of a pawn
   */
  static int of(int centipawns) {
    return (int) Math.round(WON * Math.tanh(centipawns / SCALE));
  }

  /** Returns the advantage of a side after the end of a game, -100, 0 or 100. */
  static int of(GameResult result, Color side) {
    if (result == GameResult.winFor(side)) {
      return WON;
    }
    return result == GameResult.winFor(side.opposite()) ? -WON : 0;
  }
}
