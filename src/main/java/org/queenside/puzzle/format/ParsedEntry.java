package org.queenside.puzzle.format;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;

/** The content of a line or game of a file. */
public sealed interface ParsedEntry {
  /** Returns the number of its first line, from 1. */
  long line();

  /**
   * A position with a mate in one.
   *
   * @param name its name in the file, or the line number if it has none
   * @param position the position to solve, with the solver to move
   * @param rating the rating in the file, or null
   * @param corrected true if the file counts the moves from 0, and 1 was read instead
   */
  record MateInOne(
      long line, String name, Position position, @Nullable ImportedRating rating, boolean corrected)
      implements ParsedEntry {
    /** A position in which nothing had to be corrected. */
    public MateInOne(long line, String name, Position position, @Nullable ImportedRating rating) {
      this(line, name, position, rating, false);
    }

    MateInOne withCorrection() {
      return new MateInOne(line, name, position, rating, true);
    }
  }

  /** A position without a mate in one. */
  record NoMate(long line) implements ParsedEntry {}

  /**
   * Something that cannot be read or breaks the rules.
   *
   * @param reason why, in plain words, without a full stop
   */
  record Broken(long line, String reason) implements ParsedEntry {}
}
