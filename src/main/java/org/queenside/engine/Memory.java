package org.queenside.engine;

import org.queenside.chess.Square;

/**
 * What a forgetful opponent remembers for one move. It depends only on the seed of the game and on
 * the number of moves played, so the opponent forgets the same things each time the game is
 * replayed.
 */
record Memory(long seed, int halfmoves) {
  private static final int PERCENT = 100;

  /**
   * Returns true if it forgets the piece on a square this time, which happens with the given
   * probability.
   */
  boolean forgets(Square square, int percent) {
    long mixed = mix(mix(seed + halfmoves) + square.ordinal());
    return Long.remainderUnsigned(mixed, PERCENT) < percent;
  }

  /** Spreads similar numbers over all 64 bits (the finalizer of SplitMix64). */
  private static long mix(long number) {
    long mixed = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
