package org.queenside.chess;

/** Counts the sequences of legal moves of a given length, the usual test for move generators. */
final class Perft {
  private Perft() {}

  /**
   * Counts the sequences without making their last moves.
   *
   * @param depth the length of the sequences, at least 0
   */
  static long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth == 1) {
      return position.legalMoveCount();
    }
    MoveList moves = position.codes();
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      count += count(position.after(moves.get(i)), depth - 1);
    }
    return count;
  }

  /**
   * Counts the sequences one by one, making every move.
   *
   * @param depth the length of the sequences, at least 0
   */
  static long countEach(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = position.codes();
    long count = 0;
    for (int i = 0; i < moves.size(); i++) {
      count += countEach(position.after(moves.get(i)), depth - 1);
    }
    return count;
  }
}
