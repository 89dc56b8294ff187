package org.queenside.puzzle.file;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;

/** What a line or game of a file turned out to be. */
public sealed interface Entry {
  /** Returns the number of its first line, from 1. */
  long line();

  /**
   * A position with a mate in one.
   *
   * @param name how the file calls it; the number of the line if it does not
   * @param position the position to solve, the solver to move
   * @param rating how hard the file says it is, or null
   */
  record Mate(long line, String name, Position position, @Nullable FileRating rating)
      implements Entry {}

  /** A position without a mate in one. */
  record NoMate(long line) implements Entry {}

  /**
   * Something that cannot be understood, or that breaks the rules.
   *
   * @param reason why, in plain words, without a full stop
   */
  record Broken(long line, String reason) implements Entry {}
}
