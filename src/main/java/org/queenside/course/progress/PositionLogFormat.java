package org.queenside.course.progress;

import org.jspecify.annotations.Nullable;
import org.queenside.chess.Board;
import org.queenside.chess.Fen;
import org.queenside.chess.Position;
import org.queenside.course.model.AnswerOutcome;
import org.queenside.course.model.Scene;

/** Writes positions for the attempt log. */
public final class PositionLogFormat {
  private PositionLogFormat() {}

  /**
   * Returns the position in which an answer was given: the first four fields of a FEN, or only the
   * first if it isn't a position of a game; null if there was no board.
   *
   * @param before the scene in which the answer was given
   * @param outcome the outcome of the answer
   */
  public static @Nullable String of(Scene before, AnswerOutcome outcome) {
    Position position =
        outcome instanceof AnswerOutcome.Refused refused
            ? refused.ruling().position()
            : before.position();
    if (position != null) {
      return Fen.writeWithoutCounters(position);
    }
    return before.pieces().isEmpty() ? null : Fen.write(Board.of(before.pieces()));
  }
}
