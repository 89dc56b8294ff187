package org.queenside.course;

import java.util.List;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * What to draw on the board beside a sentence.
 *
 * @param arrows usually from an attacker to what it attacks
 * @param framed the squares the sentence speaks of
 * @param crossed squares that are wrong
 */
public record Sketch(List<Arrow> arrows, SquareSet framed, SquareSet crossed) {

  /** Nothing to draw. */
  public static final Sketch NONE = new Sketch(List.of(), SquareSet.EMPTY, SquareSet.EMPTY);

  public Sketch {
    arrows = List.copyOf(arrows);
  }

  /** Returns a frame around each of the squares. */
  public static Sketch framing(SquareSet squares) {
    return new Sketch(List.of(), squares, SquareSet.EMPTY);
  }

  /** Returns a cross on a square that is wrong. */
  public static Sketch crossing(Square square) {
    return new Sketch(List.of(), SquareSet.EMPTY, SquareSet.of(square));
  }

  /** Returns one arrow. */
  public static Sketch arrow(Square from, Square to) {
    return new Sketch(List.of(new Arrow(from, to)), SquareSet.EMPTY, SquareSet.EMPTY);
  }

  /** Returns arrows from each of the squares to one target, which is crossed. */
  public static Sketch attack(SquareSet from, Square target) {
    List<Arrow> arrows = from.stream().map(square -> new Arrow(square, target)).toList();
    return new Sketch(arrows, from, SquareSet.of(target));
  }
}
