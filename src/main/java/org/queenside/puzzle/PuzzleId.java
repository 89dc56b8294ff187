package org.queenside.puzzle;

/**
 * The number of a puzzle in the database.
 *
 * @param value 1 or more
 */
public record PuzzleId(long value) {

  /** Returns the name of the puzzle in the attempt log. */
  public String item() {
    return "puzzle/" + value;
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
