package org.queenside.board;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;

/**
 * A picture of some squares of a board. It is only decoration, because the text beside it says what
 * it shows.
 */
public final class BoardPicture extends Div {

  private static final int SIDE = 8;

  /** Draws the whole board, with the given side at the bottom. */
  public static BoardPicture of(Board board, Color front) {
    return new BoardPicture(board, front, 0, 0, SIDE);
  }

  /**
   * Draws a part of the board, with White at the bottom.
   *
   * @param file the first file, from 0
   * @param rank the first rank, from 0
   * @param size the number of files and ranks
   */
  public static BoardPicture part(Board board, int file, int rank, int size) {
    return new BoardPicture(board, Color.WHITE, file, rank, size);
  }

  private BoardPicture(Board board, Color front, int file, int rank, int size) {
    addClassName("board-picture");
    getElement().setAttribute("aria-hidden", "true");
    getStyle().set("--squares", String.valueOf(size));
    boolean lightCorner = (file + rank) % 2 != 0;
    setClassName("light-corner", lightCorner);
    board
        .toMap()
        .forEach(
            (square, piece) ->
                place(square, new PieceIcon(piece.letter()), front, file, rank, size));
  }

  /** Draws the whole board with a dot on some squares. */
  public static BoardPicture withDots(Board board, Color front, SquareSet dots) {
    BoardPicture picture = of(board, front);
    dots.forEach(square -> picture.place(square, Markup.span("dot"), front, 0, 0, SIDE));
    return picture;
  }

  private void place(Square square, Component drawing, Color front, int file, int rank, int size) {
    int x = square.file() - file;
    int y = size - 1 - (square.rank() - rank);
    if (x < 0 || x >= size || y < 0 || y >= size) {
      return;
    }
    boolean turned = front == Color.BLACK;
    drawing
        .getElement()
        .getStyle()
        .set("--x", String.valueOf(turned ? size - 1 - x : x))
        .set("--y", String.valueOf(turned ? size - 1 - y : y));
    add(drawing);
  }
}
