package org.queenside.course.kind;

import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Square;
import org.queenside.course.model.Answer;

/** The answers that a key of {@code wrong:} in a lesson file can mean. */
final class WrongAnswerKeys {
  private WrongAnswerKeys() {}

  /** Returns the answer on a square. */
  static Stream<Answer.Try> onSquare(String key, Function<Square, Answer.Try> answer) {
    return Stream.ofNullable(Square.find(key)).map(answer);
  }

  /** Returns the moves; a square means every move to it. */
  static Stream<Answer.Try> moves(String key) {
    Square to = Square.find(key);
    Stream<Move> moves =
        to == null
            ? Stream.ofNullable(move(key))
            : Arrays.stream(Square.values()).flatMap(from -> DryRun.moves(from, to));
    return moves.map(Answer.Play::new);
  }

  private static @Nullable Move move(String key) {
    try {
      return Move.parseUci(key);
    } catch (NotationException noMove) {
      return null;
    }
  }

  /** Returns the option, which authors count from 1. */
  static Stream<Answer.Try> option(String key) {
    return key.matches("[1-9]")
        ? Stream.of(new Answer.Choose(Integer.parseInt(key) - 1))
        : Stream.of();
  }
}
