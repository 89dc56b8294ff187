package org.queenside.puzzle;

import org.jspecify.annotations.Nullable;

/**
 * The number of a puzzle in the database.
 *
 * @param value 1 or more
 */
public record PuzzleId(long value) {

  /** Reads a number, or returns null if it is invalid. */
  public static @Nullable PuzzleId parse(String number) {
    return number.matches("[1-9][0-9]{0,17}") ? new PuzzleId(Long.parseLong(number)) : null;
  }

  /** Returns the name of the puzzle in the attempt log. */
  public String item() {
    return "puzzle/" + value;
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
