package org.queenside.play;

import java.util.Collections;
import java.util.List;
import org.queenside.chess.Position;

/**
 * Choices without a pattern to the eye that are nevertheless the same every time, so that a game
 * can be replayed from its moves alone. SplitMix64, seeded by the position.
 */
final class PositionRandom {
  private long state;

  private PositionRandom(long seed) {
    state = seed;
  }

  /** Returns the chance of a position, counters included. */
  static PositionRandom of(Position position) {
    return new PositionRandom(position.hashCode());
  }

  /** Returns a number from 0 up to, but not including, the bound. */
  int below(int bound) {
    state += 0x9E3779B97F4A7C15L;
    long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return (int) Long.remainderUnsigned(mixed ^ mixed >>> 31, bound);
  }

  /** Returns one element of a list that is not empty. */
  <T> T pick(List<T> list) {
    return list.get(below(list.size()));
  }

  /** Brings a list into some order. */
  <T> void shuffle(List<T> list) {
    for (int left = list.size(); left > 1; left--) {
      Collections.swap(list, left - 1, below(left));
    }
  }
}
