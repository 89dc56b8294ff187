package org.queenside.course.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Arrow;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Everything a screen needs to show an exercise in its current state.
 *
 * @param prompt what to do now if the task alone doesn't say it ("Find f5", the text of a
 *     demonstration's step), or null
 * @param position the position, or null if the pieces don't form one
 * @param orientation the side at the bottom
 * @param turned whether the board is rotated by 90 degrees, which swaps the colours of the squares
 * @param turn the side to move, or null if it does not matter
 * @param targets where each piece may go, for dots; empty if the exercise shows none
 * @param tries for each piece, the squares of the learner's own pieces on which a tap tries the
 *     move instead of choosing the other piece
 * @param last the last move, or null
 * @param check the square of a king in check, or null
 * @param moves moves to animate from the previous scene, such as a demonstration's move or a reply
 * @param marks squares marked so far, or lit by a demonstration
 * @param stars squares to reach
 * @param circles squares that the task mentions
 * @param tray the pieces still to be placed, and how many of each
 * @param options answers to choose from
 * @param aside what is beside the board, or null
 * @param found the number of steps done
 * @param of the number of steps, or 0 if there is nothing to count
 */
public record Scene(
    Mode mode,
    @Nullable Message prompt,
    Map<Square, Piece> pieces,
    @Nullable Position position,
    Color orientation,
    boolean turned,
    boolean coordinates,
    @Nullable Color turn,
    Map<Square, SquareSet> targets,
    Map<Square, SquareSet> tries,
    @Nullable Move last,
    @Nullable Square check,
    List<Move> moves,
    SquareSet marks,
    SquareSet stars,
    SquareSet circles,
    List<Arrow> arrows,
    Map<Piece, Integer> tray,
    List<Option> options,
    @Nullable SideContent aside,
    int found,
    int of) {

  /** What the learner does with the board. */
  public enum Mode {
    /** Moves pieces. */
    MOVE,
    /** Marks and unmarks squares. */
    MARK,
    /** Picks one square after another. */
    PICK,
    /** Places pieces from the tray. */
    PLACE,
    /** Turns the whole board and says when it is right. */
    TURN,
    /** Watches a move and writes it down. */
    WRITE,
    /** Steps through a demonstration. */
    STEP,
    /** Only looks at the board. */
    SHOW
  }

  public Scene {
    pieces = Map.copyOf(pieces);
    targets = Map.copyOf(targets);
    tries = Map.copyOf(tries);
    moves = List.copyOf(moves);
    arrows = List.copyOf(arrows);
    tray = Map.copyOf(tray);
    options = List.copyOf(options);
  }
}
