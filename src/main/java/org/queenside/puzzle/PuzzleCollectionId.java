package org.queenside.puzzle;

/**
 * The number of a collection of puzzles in the database.
 *
 * @param value 1 or more
 */
public record PuzzleCollectionId(long value) {
  @Override
  public String toString() {
    return Long.toString(value);
  }
}
