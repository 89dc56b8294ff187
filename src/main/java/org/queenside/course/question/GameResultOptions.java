package org.queenside.course.question;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.chess.DeadPosition;
import org.queenside.chess.Position;
import org.queenside.course.model.Message;
import org.queenside.course.model.Misconception;

/**
 * The options for the written result of a game in a position, or that it isn't over (FIDE 5, 10).
 */
final class GameResultOptions {

  private enum Written {
    WHITE_WINS("result.white-wins"),
    BLACK_WINS("result.black-wins"),
    DRAW("result.draw"),
    NOT_OVER("result.not-over");

    private final String key;

    Written(String key) {
      this.key = key;
    }
  }

  private GameResultOptions() {}

  static List<JudgedOption> of(Position position) {
    Written result = result(position);
    Message because = because(position);
    return Stream.of(Written.values())
        .map(
            each ->
                JudgedOption.of(Message.coded(each.key), each == result, because)
                    .showing(misconception(each, position)))
        .toList();
  }

  private static Written result(Position position) {
    if (position.isCheckmate()) {
      return position.turn() == Color.WHITE ? Written.BLACK_WINS : Written.WHITE_WINS;
    }
    return position.isStalemate() || DeadPosition.isDead(position)
        ? Written.DRAW
        : Written.NOT_OVER;
  }

  private static Message because(Position position) {
    Color side = position.turn();
    if (position.isCheckmate()) {
      return Message.coded("result.because.checkmate", side, side.opposite());
    }
    if (position.isStalemate()) {
      return Message.coded("result.because.stalemate", side);
    }
    return DeadPosition.isDead(position)
        ? Message.coded("result.because.dead")
        : Message.coded("result.because.not-over", side);
  }

  /** Returns the misconception behind calling a stalemate a win. */
  private static @Nullable Misconception misconception(Written chosen, Position position) {
    Written forTheOther = position.turn() == Color.WHITE ? Written.BLACK_WINS : Written.WHITE_WINS;
    return position.isStalemate() && chosen == forTheOther ? Misconception.STALEMATE_WINS : null;
  }
}
