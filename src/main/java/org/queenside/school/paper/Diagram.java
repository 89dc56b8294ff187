package org.queenside.school.paper;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.AnnotationArrow;
import org.queenside.course.model.Scene;

/**
 * A board on paper.
 *
 * @param caption what stands below it, such as the number of a move; perhaps nothing
 * @param front the side at the lower edge
 * @param turned whether it lies turned by a quarter: colours of the squares exchanged
 * @param coordinates whether letters and numbers stand at its edges
 * @param turn the side to move, or null if it does not matter
 * @param last the move just made, or null if it does not matter
 * @param circles squares the task speaks of
 * @param stars squares to reach
 * @param numbered squares with the numbers 1, 2, … in them
 */
public record Diagram(
    String caption,
    Map<Square, Piece> pieces,
    Color front,
    boolean turned,
    boolean coordinates,
    @Nullable Color turn,
    @Nullable Move last,
    SquareSet circles,
    SquareSet stars,
    List<AnnotationArrow> arrows,
    List<Square> numbered) {

  /** Copies what can change. */
  public Diagram {
    pieces = Map.copyOf(pieces);
    arrows = List.copyOf(arrows);
    numbered = List.copyOf(numbered);
  }

  /** A board as the screen shows it. The side to move is told where the learner moves. */
  static Diagram of(Scene scene) {
    return new Diagram(
        "",
        scene.pieces(),
        scene.orientation(),
        scene.turned(),
        scene.coordinates() && !scene.turned(),
        scene.mode() == Scene.Mode.MOVE ? scene.turn() : null,
        scene.last(),
        scene.circles(),
        scene.stars(),
        scene.arrows(),
        List.of());
  }

  /** A board with pieces and nothing else. */
  static Diagram of(Board board, Color front) {
    return new Diagram(
        "",
        board.toMap(),
        front,
        false,
        true,
        null,
        null,
        SquareSet.EMPTY,
        SquareSet.EMPTY,
        List.of(),
        List.of());
  }

  Diagram toMove(@Nullable Color side) {
    return new Diagram(
        caption, pieces, front, turned, coordinates, side, last, circles, stars, arrows, numbered);
  }

  Diagram captioned(String text) {
    return new Diagram(
        text, pieces, front, turned, coordinates, turn, last, circles, stars, arrows, numbered);
  }

  Diagram showing(List<AnnotationArrow> drawn) {
    return new Diagram(
        caption, pieces, front, turned, coordinates, turn, last, circles, stars, drawn, numbered);
  }

  /** The same board, nothing circled and with numbers in some squares. */
  Diagram numbering(List<Square> squares) {
    return new Diagram(
        caption,
        pieces,
        front,
        turned,
        coordinates,
        turn,
        last,
        SquareSet.EMPTY,
        stars,
        arrows,
        squares);
  }
}
