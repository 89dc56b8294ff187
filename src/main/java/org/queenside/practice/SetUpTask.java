package org.queenside.practice;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Color;
import org.queenside.chess.Position;
import org.queenside.chess.Square;
import org.queenside.course.model.Exercise;

/**
 * A task to set up the pieces on an empty board.
 *
 * @param side the side whose pieces to set up, or null for both
 * @param from the side at the bottom of the board
 * @param timed whether the time is shown at the end
 */
public record SetUpTask(@Nullable Color side, Color from, boolean timed) {

  /** Returns the exercise. */
  public Exercise exercise(PracticeMessages text) {
    String task = side == null ? text.words("set-up.both") : text.words("set-up.one", side);
    var info = text.info(Drill.SET_UP, task, from, null, true);
    return new Exercise.SetUp(info, Board.EMPTY, target(), timed);
  }

  private Board target() {
    Board target = Position.START.board();
    if (side != null) {
      for (Square square : target.pieces(side.opposite())) {
        target = target.without(square);
      }
    }
    return target;
  }
}
