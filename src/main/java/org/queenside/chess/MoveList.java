package org.queenside.chess;

import java.util.Arrays;
import java.util.List;

/** Move codes in the order they were generated. */
final class MoveList {
  /** Enough for nearly every position; otherwise the array grows. */
  private static final int USUAL = 64;

  private char[] codes = new char[USUAL];
  private int size;

  void add(int from, int to, int kind) {
    reserve(1);
    codes[size++] = (char) MoveCode.of(from, to, kind);
  }

  /** Adds a plain move to each of the targets. */
  void addAll(int from, long targets) {
    reserve(Long.bitCount(targets));
    int end = size;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      codes[end++] = (char) MoveCode.of(from, Long.numberOfTrailingZeros(rest), MoveCode.PLAIN);
    }
    size = end;
  }

  private void reserve(int more) {
    if (size + more > codes.length) {
      codes = Arrays.copyOf(codes, 2 * (size + more));
    }
  }

  int size() {
    return size;
  }

  int get(int index) {
    return codes[index];
  }

  List<Move> toMoves() {
    Move[] moves = new Move[size];
    for (int i = 0; i < size; i++) {
      moves[i] = Move.ofCode(codes[i]);
    }
    return List.of(moves);
  }
}
