package org.queenside.board;

import org.queenside.chess.Color;
import org.queenside.chess.Square;

/**
 * How the board looks. Its corner is a1, and it may be smaller than 8 × 8.
 *
 * @param orientation the side at the bottom
 * @param files 1 to 8
 * @param ranks 1 to 8
 * @param coordinates whether there are letters and numbers at the edge
 * @param turned whether it is set up wrongly: rotated by 90 degrees, with light and dark squares
 *     swapped
 * @param typing whether there is a field to type a move or a square
 * @param label the name of the board for screen readers; empty for the default
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

  /** The whole board from White's side, with coordinates and the field for typing. */
  static final BoardDisplay DEFAULT =
      new BoardDisplay(Color.WHITE, LARGEST, LARGEST, true, false, true, "");

  /**
   * @throws IllegalArgumentException if files or ranks are not 1 to 8
   */
  public BoardDisplay {
    if (files < 1 || files > LARGEST || ranks < 1 || ranks > LARGEST) {
      throw new IllegalArgumentException("not a board size: " + files + " × " + ranks);
    }
  }

  /** Returns whether the square is on a board of this size. */
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
