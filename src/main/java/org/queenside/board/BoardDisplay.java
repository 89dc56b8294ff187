package org.queenside.board;

import org.queenside.chess.Color;
import org.queenside.chess.Square;

/**
 * How the board is seen. A board has its corner at a1 and may be smaller than 8 × 8.
 *
 * @param orientation the side that sits in front of it
 * @param files 1 to 8
 * @param ranks 1 to 8
 * @param coordinates whether letters and numbers stand at the edge
 * @param turned whether it lies wrong, turned by a quarter: light and dark squares change places
 * @param typing whether there is a field to type a move or a square
 * @param label the name of the board for a screen reader; empty for the usual one
 */
public record BoardDisplay(
    Color orientation,
    int files,
    int ranks,
    boolean coordinates,
    boolean turned,
    boolean typing,
    String label) {

  private static final int LARGEST = 8;

  /** The whole board, seen by White, with coordinates and the field for typing. */
  static final BoardDisplay USUAL =
      new BoardDisplay(Color.WHITE, LARGEST, LARGEST, true, false, true, "");

  /**
   * @throws IllegalArgumentException if files or ranks are not 1 to 8
   */
  public BoardDisplay {
    if (files < 1 || files > LARGEST || ranks < 1 || ranks > LARGEST) {
      throw new IllegalArgumentException("no board of " + files + " × " + ranks);
    }
  }

  /** Returns whether the square belongs to a board of this size. */
  boolean shows(Square square) {
    return square.file() < files && square.rank() < ranks;
  }

  BoardDisplay withOrientation(Color orientation) {
    return new BoardDisplay(orientation, files, ranks, coordinates, turned, typing, label);
  }

  BoardDisplay withSize(int files, int ranks) {
    return new BoardDisplay(orientation, files, ranks, coordinates, turned, typing, label);
  }

  BoardDisplay withCoordinates(boolean coordinates) {
    return new BoardDisplay(orientation, files, ranks, coordinates, turned, typing, label);
  }

  BoardDisplay withTurned(boolean turned) {
    return new BoardDisplay(orientation, files, ranks, coordinates, turned, typing, label);
  }

  BoardDisplay withTyping(boolean typing) {
    return new BoardDisplay(orientation, files, ranks, coordinates, turned, typing, label);
  }

  BoardDisplay withLabel(String label) {
    return new BoardDisplay(orientation, files, ranks, coordinates, turned, typing, label);
  }
}
