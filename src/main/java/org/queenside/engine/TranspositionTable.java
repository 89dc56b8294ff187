package org.queenside.engine;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;

/**
 * Remembers positions that a search has already seen. It has a fixed size; a new position
 * overwrites an older one in the same slot.
 */
final class TranspositionTable {
  /** How a stored score relates to the true one. */
  enum Bound {
    EXACT,
    AT_LEAST,
    AT_MOST
  }

  /**
   * What is known about a position.
   *
   * @param depth how far it was searched
   * @param score for the side to move, with mates counted from this position
   * @param move the best move, or null if all moves were too bad to tell
   */
  record Entry(long key, int depth, int score, Bound bound, @Nullable Move move) {}

  private static final int SMALLEST = 1 << 8;
  private static final int LARGEST = 1 << 18;

  private final @Nullable Entry[] entries;

  /** Creates a table with about one slot for each position that will be searched. */
  TranspositionTable(long nodes) {
    long size = Long.highestOneBit(Math.clamp(nodes, SMALLEST, LARGEST));
    entries = new Entry[(int) size];
  }

  @Nullable Entry get(long key) {
    Entry entry = entries[index(key)];
    return entry != null && entry.key == key ? entry : null;
  }

  void put(long key, int depth, int score, Bound bound, @Nullable Move move) {
    entries[index(key)] = new Entry(key, depth, score, bound, move);
  }

  private int index(long key) {
    return (int) key & entries.length - 1;
  }
}
