package org.queenside.puzzle.transfer;

/**
 * A line that brought no puzzle.
 *
 * @param line its number, from 1
 * @param reason what is wrong with it; empty where the kind says all
 */
public record SkippedLine(Kind kind, long line, String reason) {

  /** Why a line brings no puzzle. */
  public enum Kind {
    /** The position has no mate in one. */
    NO_MATE,
    /** The collection has the position already. */
    DOUBLED,
    /** It cannot be understood, or breaks the rules. */
    BROKEN
  }
}
