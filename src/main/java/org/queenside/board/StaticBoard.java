package org.queenside.board;

import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;

/**
 * Draws a board as HTML with SVG, for a page whose scripts haven't arrived yet: squares, letters
 * and pieces, in the same place and size as the board element draws them. The drawings come from
 * the same file, {@code frontend/pieces.json}.
 */
public final class StaticBoard {

  private static final int UNIT = 45;
  private static final String FILES = "abcdefgh";
  private static final String STAR =
      "M10 1.9 12.4 7l5.5.7-4 3.9 1 5.5-4.9-2.7-4.9 2.7 1-5.5-4-3.9L7.6 7Z";

  private StaticBoard() {}

  /**
   * Draws a board.
   *
   * @param state what the board shows; only its display, goals and pieces are drawn
   * @return HTML without any user input
   */
  public static String draw(BoardState state) {
    BoardDisplay display = state.display();
    return """
        <div class="qb-stage" style="--files:%1$d;--ranks:%2$d" aria-hidden="true">\
        <svg class="qb-picture%3$s" viewBox="0 0 %4$d %5$d">%6$s</svg>%7$s</div>"""
        .formatted(
            display.files(),
            display.ranks(),
            display.turned() ? " turned" : "",
            display.files() * UNIT,
            display.ranks() * UNIT,
            squares(display) + goals(state) + pieces(state),
            display.coordinates() ? letters(display) : "");
  }

  private static String squares(BoardDisplay display) {
    String dark =
        IntStream.range(0, display.files() * display.ranks())
            .mapToObj(number -> Square.of(number % display.files(), number / display.files()))
            .filter(square -> (square.file() + square.rank()) % 2 == 0)
            .map(square -> "M%d %dh45v45h-45z".formatted(x(square, display), y(square, display)))
            .collect(Collectors.joining());
    return "<path class=\"light-squares\" d=\"M0 0h%dv%dH0z\"/><path class=\"dark-squares\" d=\"%s\"/>"
        .formatted(display.files() * UNIT, display.ranks() * UNIT, dark);
  }

  private static String goals(BoardState state) {
    return state.annotations().goals().stream()
        .filter(square -> !state.pieces().containsKey(square))
        .map(
            square ->
                "<path class=\"star\" transform=\"translate(%s %d) scale(1.4)\" d=\"%s\"/>"
                    .formatted(
                        x(square, state.display()) + 8.5, y(square, state.display()) + 8, STAR))
        .collect(Collectors.joining());
  }

  private static String pieces(BoardState state) {
    return state.pieces().entrySet().stream()
        .filter(placed -> state.display().shows(placed.getKey()))
        .map(placed -> piece(placed, state.display()))
        .collect(Collectors.joining());
  }

  private static String piece(Map.Entry<Square, Piece> placed, BoardDisplay display) {
    return """
        <svg x="%d" y="%d" width="45" height="45" viewBox="%s" stroke-linecap="round" stroke-linejoin="round">%s</svg>"""
        .formatted(
            x(placed.getKey(), display),
            y(placed.getKey(), display),
            PieceShape.VIEW_BOX,
            PieceShape.of(placed.getValue()));
  }

  private static String letters(BoardDisplay display) {
    boolean white = display.orientation() == Color.WHITE;
    String ranks =
        IntStream.range(0, display.ranks())
            .mapToObj(
                row ->
                    "<span class=\"rank\" style=\"--column:0;--row:%d\">%d</span>"
                        .formatted(row, white ? display.ranks() - row : row + 1))
            .collect(Collectors.joining());
    String files =
        IntStream.range(0, display.files())
            .mapToObj(
                column ->
                    "<span class=\"file\" style=\"--column:%d;--row:%d\">%c</span>"
                        .formatted(
                            column,
                            display.ranks() - 1,
                            FILES.charAt(white ? column : display.files() - 1 - column)))
            .collect(Collectors.joining());
    return "<div class=\"qb-letters\" translate=\"no\">" + ranks + files + "</div>";
  }

  private static int x(Square square, BoardDisplay display) {
    boolean white = display.orientation() == Color.WHITE;
    return UNIT * (white ? square.file() : display.files() - 1 - square.file());
  }

  private static int y(Square square, BoardDisplay display) {
    boolean white = display.orientation() == Color.WHITE;
    return UNIT * (white ? display.ranks() - 1 - square.rank() : square.rank());
  }
}
