package org.queenside.puzzle.format;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Position;

/** The content of a line or game of a file. */
public sealed interface ParsedEntry {
  /** Returns the number of its first line, from 1. */
  long line();

  /** Returns the number of the game in a PGN file, from 1; 0 in other files. */
  long game();

  /**
   * A position with a mate in one.
   *
   * @param name its name in the file, or the line number if it has none
   * @param position the position to solve, with the solver to move
   * @param rating the rating in the file, or null
   * @param corrected true if the file counts the moves from 0, and 1 was read instead
   * @param note what was skipped, in plain words without a full stop; empty if nothing was
   */
  record MateInOne(
      long line,
      long game,
      String name,
      Position position,
      @Nullable ImportedRating rating,
      boolean corrected,
      String note)
      implements ParsedEntry {
    /** A position on a line on which nothing had to be corrected or skipped. */
    public MateInOne(long line, String name, Position position, @Nullable ImportedRating rating) {
      this(line, 0, name, position, rating, false, "");
    }
  }

  /**
   * A position without a mate in one.
   *
   * @param note what was skipped, in plain words without a full stop; empty if nothing was
   */
  record NoMate(long line, long game, String note) implements ParsedEntry {
    /** A position on a line on which nothing had to be skipped. */
    public NoMate(long line) {
      this(line, 0, "");
    }
  }

  /**
   * Something that cannot be read or breaks the rules.
   *
   * @param reason why, in plain words, without a full stop
   */
  record Broken(long line, long game, String reason) implements ParsedEntry {
    /** A line that can't be read. */
    public Broken(long line, String reason) {
      this(line, 0, reason);
    }
  }
}
