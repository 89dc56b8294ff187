package org.queenside.board;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Piece;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Everything a board shows and admits, as one value. Begin with {@link #of} and describe the rest
 * with the {@code with} methods; each returns a changed copy.
 *
 * @param mode what a press on a square means
 * @param pieces the pieces by their squares, in the order of the squares
 * @param view how the board is seen
 * @param choices what may be tried in {@link BoardMode#MOVE}
 * @param signs what is drawn besides the pieces
 * @param motion what happens once, when this state arrives
 * @param tray the pieces at hand in {@link BoardMode#PLACE}
 */
public record BoardState(
    BoardMode mode,
    Map<Square, Piece> pieces,
    BoardDisplay view,
    BoardMoveOptions choices,
    BoardAnnotations signs,
    BoardEffects motion,
    List<Piece> tray) {

  public BoardState {
    pieces = bySquare(pieces);
    tray = List.copyOf(tray);
  }

  /** Returns a board with these pieces that is only looked at. */
  public static BoardState of(Map<Square, Piece> pieces) {
    return new BoardState(
        BoardMode.SHOW,
        pieces,
        BoardDisplay.USUAL,
        BoardMoveOptions.NONE,
        BoardAnnotations.NONE,
        BoardEffects.NONE,
        List.of());
  }

  /** Returns a board with the pieces of a position, and the sign of check, only looked at. */
  public static BoardState of(Position position) {
    Map<Square, Piece> pieces = new EnumMap<>(Square.class);
    for (Square square : position.occupied()) {
      Piece piece = position.at(square);
      if (piece != null) {
        pieces.put(square, piece);
      }
    }
    BoardState state = of(pieces).withTurn(position.turn());
    return position.isCheck() ? state.withCheck(position.king(position.turn())) : state;
  }

  /** Returns this board with another meaning of a press. */
  public BoardState withMode(BoardMode mode) {
    return new BoardState(mode, pieces, view, choices, signs, motion, tray);
  }

  /** Returns this board seen by that side. */
  public BoardState withOrientation(Color orientation) {
    return with(view.withOrientation(orientation));
  }

  /**
   * Returns this board in another size; a1 stays its corner.
   *
   * @throws IllegalArgumentException if files or ranks are not 1 to 8
   */
  public BoardState withSize(int files, int ranks) {
    return with(view.withSize(files, ranks));
  }

  /** Returns this board with or without letters and numbers at the edge. */
  public BoardState withCoordinates(boolean coordinates) {
    return with(view.withCoordinates(coordinates));
  }

  /** Returns this board lying right, or turned by a quarter with a light square on a1. */
  public BoardState withTurned(boolean turned) {
    return with(view.withTurned(turned));
  }

  /** Returns this board with or without the field to type in. */
  public BoardState withTyping(boolean typing) {
    return with(view.withTyping(typing));
  }

  /** Returns this board with another name for the screen reader. */
  public BoardState withLabel(String label) {
    return with(view.withLabel(label));
  }

  /** Returns this board with that side to move, or with either for null. */
  public BoardState withTurn(@Nullable Color turn) {
    return with(choices.withTurn(turn));
  }

  /** Returns this board where these pieces may go to these targets. */
  public BoardState withMovable(Map<Square, SquareSet> movable) {
    return with(choices.withMovable(movable));
  }

  /** Returns this board with or without its targets shown. */
  public BoardState withDots(boolean dots) {
    return with(choices.withDots(dots));
  }

  /** Returns this board where anything may be tried, or only moves to the targets. */
  public BoardState withFree(boolean free) {
    return with(choices.withFree(free));
  }

  /** Returns this board with the sign of the last move, or without for null. */
  public BoardState withLast(@Nullable Move last) {
    return with(signs.withLast(last));
  }

  /** Returns this board with the king on that square in check, or none for null. */
  public BoardState withCheck(@Nullable Square check) {
    return with(signs.withCheck(check));
  }

  /** Returns this board with these squares chosen. */
  public BoardState withMarks(SquareSet marks) {
    return with(signs.withMarks(marks));
  }

  /** Returns this board with stars on these squares. */
  public BoardState withGoals(SquareSet goals) {
    return with(signs.withGoals(goals));
  }

  /** Returns this board with circles around these squares. */
  public BoardState withCircles(SquareSet circles) {
    return with(signs.withCircles(circles));
  }

  /** Returns this board with these arrows. */
  public BoardState withArrows(List<BoardArrow> arrows) {
    return with(signs.withArrows(arrows));
  }

  /** Returns this board with the proof of a ruling. */
  public BoardState withEvidence(Evidence evidence) {
    return with(signs.withEvidence(evidence));
  }

  /** Returns this board whose pieces slide along these moves when it arrives. */
  public BoardState withSlides(List<Move> slides) {
    return with(motion.withSlides(slides));
  }

  /** Returns this board where this try slides back when it arrives, or none for null. */
  public BoardState withRejected(@Nullable RejectedMove rejected) {
    return with(motion.withRejected(rejected));
  }

  /** Returns this board that is heard when it arrives, or silent for null. */
  public BoardState withCue(@Nullable SoundCue cue) {
    return with(motion.withCue(cue));
  }

  /** Returns this board with these pieces at hand. */
  public BoardState withTray(List<Piece> tray) {
    return new BoardState(mode, pieces, view, choices, signs, motion, tray);
  }

  /** Returns what this state shows for good, without what happens once when it arrives. */
  BoardState atRest() {
    return with(BoardEffects.NONE);
  }

  private BoardState with(BoardDisplay view) {
    return new BoardState(mode, pieces, view, choices, signs, motion, tray);
  }

  private BoardState with(BoardMoveOptions choices) {
    return new BoardState(mode, pieces, view, choices, signs, motion, tray);
  }

  private BoardState with(BoardAnnotations signs) {
    return new BoardState(mode, pieces, view, choices, signs, motion, tray);
  }

  private BoardState with(BoardEffects motion) {
    return new BoardState(mode, pieces, view, choices, signs, motion, tray);
  }

  /** Copies a map; the order is that of the squares, so that equal states are written equally. */
  static <T> Map<Square, T> bySquare(Map<Square, T> map) {
    Map<Square, T> copy = new EnumMap<>(Square.class);
    copy.putAll(map);
    return Collections.unmodifiableMap(copy);
  }
}
