package org.queenside.trick;

import java.util.SplittableRandom;

/** When a player tries a trick: about once in five moves, and never twice in a row. */
public final class TrickTiming {

  /** The last move, from 0, before which the first trick should have come. */
  private static final int FIRST_BY = 3;

  /** One move is always between two tricks, so this makes about one in five. */
  private static final int ONE_IN = 4;

  private TrickTiming() {}

  /**
   * Returns whether a trick should be tried. If none is possible then, the next move is asked about
   * again.
   *
   * @param move the number of the player's move in the game, from 0
   * @param last the number of the move with the last trick, or -1 if there was none
   */
  public static boolean isDue(long seed, int move, int last) {
    if (move == 0 || last >= 0 && move <= last + 1) {
      return false;
    }
    return last < 0 && move >= FIRST_BY || new SplittableRandom(seed + move).nextInt(ONE_IN) == 0;
  }
}
