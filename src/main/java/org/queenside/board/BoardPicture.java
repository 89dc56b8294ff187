package org.queenside.board;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import java.util.List;
import org.queenside.chess.Arrow;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;
import org.queenside.ui.SvgDrawing;

/**
 * A picture of some squares of a board. It is only decoration, because the text beside it says what
 * it shows.
 */
public final class BoardPicture extends Div {

  private static final int SIDE = 8;

  /** The side of a square in the units of a drawing over the board. */
  private static final int UNIT = 10;

  private static final double CROSS = 2.8;
  private static final double ASIDE = 2;

  /** A light edge keeps a line visible on every square. */
  private static final List<String> LAYERS = List.of("casing", "stroke");

  private final Board board;
  private final Color front;
  private final int file;
  private final int rank;
  private final int size;

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
    this.board = board;
    this.front = front;
    this.file = file;
    this.rank = rank;
    this.size = size;
    addClassName("board-picture");
    getElement().setAttribute("aria-hidden", "true");
    getStyle().set("--squares", String.valueOf(size));
    boolean lightCorner = (file + rank) % 2 != 0;
    setClassName("light-corner", lightCorner);
    board.toMap().forEach((square, piece) -> place(square, new PieceIcon(piece.letter())));
  }

  /** Draws the whole board with a dot on some squares. */
  public static BoardPicture withDots(Board board, Color front, SquareSet dots) {
    BoardPicture picture = of(board, front);
    dots.forEach(square -> picture.place(square, Markup.span("dot")));
    return picture;
  }

  private void place(Square square, Component drawing) {
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

  /** Draws a line for an attack or an earlier move below the pieces, with White at the bottom. */
  public BoardPicture addLine(Arrow line) {
    return addLine("because", line);
  }

  private BoardPicture addLine(String style, Arrow line) {
    SvgDrawing drawing = drawing(style);
    for (String layer : LAYERS) {
      drawing.line(layer, x(line.from()), y(line.from()), x(line.to()), y(line.to()));
    }
    addComponentAsFirst(drawing.finished(""));
    return this;
  }

  /** Draws a move that isn't allowed: a line to a cross, with White at the bottom. */
  public BoardPicture addForbidden(Arrow move) {
    // A piece on the square stays visible.
    double aside = board.at(move.to()) == null ? 0 : ASIDE;
    double x = x(move.to()) + aside;
    double y = y(move.to()) - aside;
    double arm = CROSS - aside / 2;
    SvgDrawing drawing = drawing("forbidden");
    for (String layer : LAYERS) {
      drawing.line(layer, x - arm, y - arm, x + arm, y + arm);
      drawing.line(layer, x - arm, y + arm, x + arm, y - arm);
    }
    add(drawing.finished(""));
    return addLine("forbidden", move);
  }

  private SvgDrawing drawing(String style) {
    var drawing = new SvgDrawing(size * UNIT, size * UNIT);
    drawing.addClassName(style);
    return drawing;
  }

  private double x(Square square) {
    return (square.file() - file + 0.5) * UNIT;
  }

  private double y(Square square) {
    return (size - (square.rank() - rank) - 0.5) * UNIT;
  }
}
