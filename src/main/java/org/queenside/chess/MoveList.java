package org.queenside.chess;

import java.util.Arrays;
import java.util.List;

/** Move codes in the order they were generated. */
final class MoveList {
  /** Nearly every position has fewer moves; the few others grow. */
  private static final int USUAL = 64;

  private char[] codes = new char[USUAL];
  private int size;

  void add(int from, int to, int kind) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, 2 * size);
    }
    codes[size++] = (char) MoveCode.of(from, to, kind);
  }

  void addAll(int from, long targets) {
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      add(from, Long.numberOfTrailingZeros(rest), MoveCode.PLAIN);
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
