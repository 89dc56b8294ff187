package org.queenside.puzzle.transfer;

/**
 * A line or game without a new puzzle, or with a part that was skipped.
 *
 * @param line its number, from 1
 * @param game the number of the game in a PGN file, from 1; 0 in other files
 * @param reason what is wrong with it, or empty if the kind says it all
 */
public record SkippedLine(Kind kind, long line, long game, String reason) {

  /** Why it is listed. */
  public enum Kind {
    /** The position has no mate in one. */
    NO_MATE,
    /** The collection already has the position. */
    DOUBLED,
    /** It can't be read or breaks the rules. */
    BROKEN,
    /** The puzzle was imported, but something else that the file says couldn't be read. */
    NOTED
  }
}
