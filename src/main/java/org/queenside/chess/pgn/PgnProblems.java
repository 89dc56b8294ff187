package org.queenside.chess.pgn;

import org.jspecify.annotations.Nullable;

/** Collects what can't be read in a game: keeps the first problem and counts all. */
final class PgnProblems {
  private @Nullable PgnProblem first;
  private int count;

  void add(PgnProblem problem) {
    if (first == null) {
      first = problem;
    }
    count++;
  }

  @Nullable PgnProblem first() {
    return first;
  }

  int count() {
    return count;
  }
}
