package org.queenside.chess;

/**
 * A straight line of squares, including both ends, such as from a king to the piece that would
 * attack it.
 */
public record Line(Square start, Square end) {

  /** The direction in which a line runs. */
  public enum Kind {
    RANK,
    FILE,
    DIAGONAL
  }

  /**
   * @throws IllegalArgumentException if the two squares are the same or not on one line
   */
  public Line {
    int files = Math.abs(start.file() - end.file());
    int ranks = Math.abs(start.rank() - end.rank());
    if (start == end || files != 0 && ranks != 0 && files != ranks) {
      throw new IllegalArgumentException(start + " and " + end + " are not on one line");
    }
  }

  public Kind kind() {
    if (start.rank() == end.rank()) {
      return Kind.RANK;
    }
    return start.file() == end.file() ? Kind.FILE : Kind.DIAGONAL;
  }

  /** Returns the squares from end to end, including both. */
  public SquareSet squares() {
    return Attacks.between(start, end).with(start).with(end);
  }
}
