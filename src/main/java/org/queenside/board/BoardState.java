package org.queenside.board;

import java.util.Collections;
import java.util.EnumMap;
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
 * Everything a board shows and allows, as one value. Start with {@link #of} and describe the rest
 * with the {@code with} methods; each returns a changed copy.
 *
 * @param question identifies what is asked, in a short text. Input made before the question changed
 *     doesn't count
 * @param mode what a press on a square means
 * @param pieces the pieces by their squares, in the order of the squares
 * @param display how the board looks
 * @param moveOptions which moves may be attempted in {@link BoardMode#MOVE}
 * @param annotations what is drawn besides the pieces
 * @param effects animations and a sound that play once
 * @param tray the pieces that can be placed in {@link BoardMode#PLACE}
 */
public record BoardState(
    String question,
    BoardMode mode,
    Map<Square, Piece> pieces,
    BoardDisplay display,
    BoardMoveOptions moveOptions,
    BoardAnnotations annotations,
    BoardEffects effects,
    List<Piece> tray) {

  public BoardState {
    pieces = bySquare(pieces);
    tray = List.copyOf(tray);
  }

  /** Returns a read-only board with these pieces. */
  public static BoardState of(Map<Square, Piece> pieces) {
    return new BoardState(
        "",
        BoardMode.SHOW,
        pieces,
        BoardDisplay.DEFAULT,
        BoardMoveOptions.NONE,
        BoardAnnotations.NONE,
        BoardEffects.NONE,
        List.of());
  }

  /** Returns a read-only board with the pieces of a position, marking a king in check. */
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

  /** Returns this board asking another question. */
  public BoardState withQuestion(String question) {
    return new BoardState(question, mode, pieces, display, moveOptions, annotations, effects, tray);
  }

  /** Returns this board in another mode. */
  public BoardState withMode(BoardMode mode) {
    return new BoardState(question, mode, pieces, display, moveOptions, annotations, effects, tray);
  }

  /** Returns this board with the given side at the bottom. */
  public BoardState withOrientation(Color orientation) {
    return with(display.withOrientation(orientation));
  }

  /**
   * Returns this board in another size; a1 stays its corner.
   *
   * @throws IllegalArgumentException if files or ranks are not 1 to 8
   */
  public BoardState withSize(int files, int ranks) {
    return with(display.withSize(files, ranks));
  }

  /** Returns this board with or without letters and numbers at the edge. */
  public BoardState withCoordinates(boolean coordinates) {
    return with(display.withCoordinates(coordinates));
  }

  /** Returns this board the right way round, or rotated by 90 degrees with a light square on a1. */
  public BoardState withTurned(boolean turned) {
    return with(display.withTurned(turned));
  }

  /** Returns this board with or without the field for typing. */
  public BoardState withTyping(boolean typing) {
    return with(display.withTyping(typing));
  }

  /** Returns this board with the given name for screen readers. */
  public BoardState withLabel(String label) {
    return with(display.withLabel(label));
  }

  /** Returns this board with the given side to move, or both sides for null. */
  public BoardState withTurn(@Nullable Color turn) {
    return with(moveOptions.withTurn(turn));
  }

  /** Returns this board with these targets for these pieces. */
  public BoardState withMovable(Map<Square, SquareSet> movable) {
    return with(moveOptions.withMovable(movable));
  }

  /** Returns this board with its targets shown or hidden. */
  public BoardState withDots(boolean dots) {
    return with(moveOptions.withDots(dots));
  }

  /** Returns this board where any move may be attempted, or only moves to the targets. */
  public BoardState withFree(boolean free) {
    return with(moveOptions.withFree(free));
  }

  /** Returns this board reporting every touched piece, or only moves. */
  public BoardState withTouches(boolean touches) {
    return with(moveOptions.withTouches(touches));
  }

  /** Returns this board with the last move marked, or none for null. */
  public BoardState withLast(@Nullable Move last) {
    return with(annotations.withLast(last));
  }

  /** Returns this board with the king on that square marked as in check, or none for null. */
  public BoardState withCheck(@Nullable Square check) {
    return with(annotations.withCheck(check));
  }

  /** Returns this board with these squares marked. */
  public BoardState withMarks(SquareSet marks) {
    return with(annotations.withMarks(marks));
  }

  /** Returns this board with stars on these squares. */
  public BoardState withGoals(SquareSet goals) {
    return with(annotations.withGoals(goals));
  }

  /** Returns this board with circles around these squares. */
  public BoardState withCircles(SquareSet circles) {
    return with(annotations.withCircles(circles));
  }

  /** Returns this board with these arrows. */
  public BoardState withArrows(List<Arrow> arrows) {
    return with(annotations.withArrows(arrows));
  }

  /** Returns this board with tints and numbers for how often squares were chosen. */
  public BoardState withHeat(Map<Square, BoardHeat> heat) {
    return with(annotations.withHeat(heat));
  }

  /** Returns this board with the proof of a ruling. */
  public BoardState withEvidence(Evidence evidence) {
    return with(annotations.withEvidence(evidence));
  }

  /** Returns this board with these moves animated. */
  public BoardState withSlides(List<Move> slides) {
    return with(effects.withSlides(slides));
  }

  /** Returns this board with this refused move sliding back, or none for null. */
  public BoardState withRejected(@Nullable RefusedMove rejected) {
    return with(effects.withRejected(rejected));
  }

  /** Returns this board with a sound, or none for null. */
  public BoardState withCue(@Nullable SoundCue cue) {
    return with(effects.withCue(cue));
  }

  /** Returns this board with these pieces in the tray. */
  public BoardState withTray(List<Piece> tray) {
    return new BoardState(question, mode, pieces, display, moveOptions, annotations, effects, tray);
  }

  /** Returns this state without its effects, so they don't play again. */
  BoardState atRest() {
    return with(BoardEffects.NONE);
  }

  private BoardState with(BoardDisplay display) {
    return new BoardState(question, mode, pieces, display, moveOptions, annotations, effects, tray);
  }

  private BoardState with(BoardMoveOptions moveOptions) {
    return new BoardState(question, mode, pieces, display, moveOptions, annotations, effects, tray);
  }

  private BoardState with(BoardAnnotations annotations) {
    return new BoardState(question, mode, pieces, display, moveOptions, annotations, effects, tray);
  }

  private BoardState with(BoardEffects effects) {
    return new BoardState(question, mode, pieces, display, moveOptions, annotations, effects, tray);
  }

  /** Copies a map in square order, so equal states are written the same way. */
  static <T> Map<Square, T> bySquare(Map<Square, T> map) {
    Map<Square, T> copy = new EnumMap<>(Square.class);
    copy.putAll(map);
    return Collections.unmodifiableMap(copy);
  }
}
