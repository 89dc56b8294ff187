package org.queenside.course.model;

import java.util.List;
import org.queenside.chess.Arrow;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * What to draw on the board beside a sentence.
 *
 * @param arrows usually from an attacker to what it attacks
 * @param framed the squares that the sentence mentions
 * @param crossed squares that are wrong
 */
public record BoardHighlights(List<Arrow> arrows, SquareSet framed, SquareSet crossed) {

  /** Nothing to draw. */
  public static final BoardHighlights NONE =
      new BoardHighlights(List.of(), SquareSet.EMPTY, SquareSet.EMPTY);

  public BoardHighlights {
    arrows = List.copyOf(arrows);
  }

  /** Returns a frame around a square. */
  public static BoardHighlights framing(Square square) {
    return framing(SquareSet.of(square));
  }

  /** Returns a frame around each of the squares. */
  public static BoardHighlights framing(SquareSet squares) {
    return new BoardHighlights(List.of(), squares, SquareSet.EMPTY);
  }

  /** Returns a cross on a wrong square. */
  public static BoardHighlights crossing(Square square) {
    return new BoardHighlights(List.of(), SquareSet.EMPTY, SquareSet.of(square));
  }

  /** Returns the arrow of a move. */
  public static BoardHighlights arrow(Move move) {
    return new BoardHighlights(
        List.of(new Arrow(move.from(), move.to())), SquareSet.EMPTY, SquareSet.EMPTY);
  }

  /** Returns arrows from each of the squares to one target, which is crossed. */
  public static BoardHighlights attack(SquareSet from, Square target) {
    List<Arrow> arrows = from.stream().map(square -> new Arrow(square, target)).toList();
    return new BoardHighlights(arrows, from, SquareSet.of(target));
  }
}
