package org.queenside.puzzle.transfer;

/**
 * A line without a puzzle.
 *
 * @param line its number, from 1
 * @param reason what is wrong with it, or empty if the kind says it all
 */
public record SkippedLine(Kind kind, long line, String reason) {

  /** Why a line was skipped. */
  public enum Kind {
    /** The position has no mate in one. */
    NO_MATE,
    /** The collection already has the position. */
    DOUBLED,
    /** It can't be read or breaks the rules. */
    BROKEN
  }
}
