package org.queenside.board;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.Move;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Which moves the user may attempt in {@link BoardMode#MOVE}.
 *
 * @param turn the side to move, or null if the pieces of both sides can be moved
 * @param movable the targets of every piece that may move
 * @param dots whether the targets are shown, and read out by screen readers
 * @param free whether any move may be attempted, so that its refusal can be explained
 * @param touches whether every touched piece is reported, and nothing is advised
 */
public record BoardMoveOptions(
    @Nullable Color turn,
    Map<Square, SquareSet> movable,
    boolean dots,
    boolean free,
    boolean touches) {

  static final BoardMoveOptions NONE = new BoardMoveOptions(null, Map.of(), false, false, false);

  public BoardMoveOptions {
    movable = BoardState.bySquare(movable);
  }

  /** Returns whether the browser may send this move. */
  boolean allows(Move move) {
    return free || movable.getOrDefault(move.from(), SquareSet.EMPTY).contains(move.to());
  }

  BoardMoveOptions withTurn(@Nullable Color turn) {
    return new BoardMoveOptions(turn, movable, dots, free, touches);
  }

  BoardMoveOptions withMovable(Map<Square, SquareSet> movable) {
    return new BoardMoveOptions(turn, movable, dots, free, touches);
  }

  BoardMoveOptions withDots(boolean dots) {
    return new BoardMoveOptions(turn, movable, dots, free, touches);
  }

  BoardMoveOptions withFree(boolean free) {
    return new BoardMoveOptions(turn, movable, dots, free, touches);
  }

  BoardMoveOptions withTouches(boolean touches) {
    return new BoardMoveOptions(turn, movable, dots, free, touches);
  }
}
