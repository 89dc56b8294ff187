package org.queenside.course.print;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Board;
import org.queenside.chess.CastlingSide;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;
import org.queenside.course.model.GameScore;
import org.queenside.course.model.Scene;

/**
 * A printed board.
 *
 * @param caption the text below it, such as a move number; may be empty
 * @param front the side at the bottom
 * @param turned whether the board is rotated by 90 degrees, which swaps the colours of the squares
 * @param coordinates whether it has letters and numbers at the edges
 * @param turn the side to move, or null if it doesn't matter
 * @param last the move just made, or null if it doesn't matter
 * @param circles the circled squares
 * @param stars the squares to reach
 * @param numbered the squares that show the numbers 1, 2, …
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
    List<Arrow> arrows,
    List<Square> numbered) {

  /** Copies the collections. */
  public Diagram {
    pieces = Map.copyOf(pieces);
    arrows = List.copyOf(arrows);
    numbered = List.copyOf(numbered);
  }

  /** Creates a board as the screen shows it, with the side to move if the learner moves. */
  public static Diagram of(Scene scene) {
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

  /** Creates a board with only pieces. */
  public static Diagram of(Board board, Color front) {
    return of("", board, front, List.of());
  }

  private static Diagram of(String caption, Board board, Color front, List<Arrow> arrows) {
    return new Diagram(
        caption,
        board.toMap(),
        front,
        false,
        true,
        null,
        null,
        SquareSet.EMPTY,
        SquareSet.EMPTY,
        arrows,
        List.of());
  }

  /** Returns one board for each move of a game, with the move as an arrow. */
  public static List<Diagram> ofGame(GameScore score, Color front) {
    return IntStream.range(0, score.size()).mapToObj(index -> ofMove(score, index, front)).toList();
  }

  private static Diagram ofMove(GameScore score, int index, Color front) {
    Move move = score.moves().get(index);
    // The board before the move shows what is captured, but only the board after it shows a
    // promotion.
    Position shown = score.after(move.promotion() == null ? index : index + 1);
    return of(
        ScoreSheetEntries.label(score, index),
        shown.board(),
        front,
        arrows(score.after(index), move));
  }

  /**
   * Returns the board before a move, with the move as an arrow.
   *
   * @param before the position; the move may be illegal there
   */
  public static Diagram ofMove(String caption, Position before, Move move, Color front) {
    return of(caption, before.board(), front, arrows(before, move));
  }

  private static List<Arrow> arrows(Position before, Move move) {
    Arrow arrow = new Arrow(move.from(), move.to());
    CastlingSide side = CastlingSide.of(before.at(move.from()), move);
    Color turn = before.turn();
    return side == null
        ? List.of(arrow)
        : List.of(arrow, new Arrow(side.rookFrom(turn), side.rookTo(turn)));
  }

  /** Returns the same board with another side to move, or none. */
  public Diagram toMove(@Nullable Color side) {
    return new Diagram(
        caption, pieces, front, turned, coordinates, side, last, circles, stars, arrows, numbered);
  }

  /** Returns the same board with numbers on some squares and without circles. */
  public Diagram numbering(List<Square> squares) {
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
