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
 * Everything a screen needs to show an exercise as it stands.
 *
 * @param prompt what to do now if the task alone doesn't say it ("Find f5", the text of a
 *     demonstration's step), or null
 * @param position the pieces as a position of a game, or null if they are none
 * @param orientation the side at the lower edge
 * @param turned whether the board is turned by a quarter, so that the colours of the squares are
 *     swapped
 * @param turn the side to move, or null if it does not matter
 * @param targets where each piece may go, for dots; empty if the exercise shows none
 * @param tries squares of own pieces that each piece may be tried on: a tap there is a try, and
 *     doesn't choose the other piece
 * @param last the last move, or null
 * @param check the square of a king in check, or null
 * @param moves moves to animate from the scene before: a demonstration's move, a reply
 * @param marks squares marked so far, or lit by a demonstration
 * @param stars squares to reach
 * @param circles squares that the task mentions
 * @param tray pieces still to be placed, with their number
 * @param options answers to choose from
 * @param aside what is beside the board, or null
 * @param found how many steps are done
 * @param of how many steps there are, 0 if there is nothing to count
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
    /** Turns it as a whole and says when it is right. */
    TURN,
    /** Watches a move and writes it down. */
    WRITE,
    /** Watches it step by step. */
    STEP,
    /** Only looks at it. */
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
