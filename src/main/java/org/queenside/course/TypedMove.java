package org.queenside.course;

import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.San;

/** A move typed by a learner, as {@code Nf3} or {@code g1f3}. */
final class TypedMove {
  private TypedMove() {}

  /** Returns the move that is meant, legal or not, or null if the text means none or several. */
  static @Nullable Move read(Position position, String text) {
    String trimmed = text.strip();
    try {
      return San.intended(position, trimmed);
    } catch (NotationException noSan) {
      return readSquares(trimmed);
    }
  }

  /** Judges an answer where a move is asked for: one made, or one typed. */
  static Verdict judge(Answer.Try answer, Position position, Function<Move, Verdict> judge) {
    return switch (answer) {
      case Answer.Play(Move move) -> judge.apply(move);
      case Answer.Typed(String text) -> {
        Move move = read(position, text);
        yield move == null ? Verdict.unclear("move.unclear") : judge.apply(move);
      }
      case Answer.Pick _,
          Answer.Toggle _,
          Answer.Place _,
          Answer.Choose _,
          Answer.Next _,
          Answer.TurnTo _,
          Answer.Claim _,
          Answer.Declare _,
          Answer.Done _ ->
          Verdict.unfit();
    };
  }

  /** The squares alone also name a move of the other side's piece, or of none. */
  private static @Nullable Move readSquares(String text) {
    try {
      return Move.parseUci(text.replace("-", "").toLowerCase(Locale.ROOT));
    } catch (NotationException neither) {
      return null;
    }
  }
}
