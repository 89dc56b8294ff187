package org.queenside.course;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Move;
import org.queenside.chess.NotationException;
import org.queenside.chess.Position;
import org.queenside.chess.San;

/** A move typed by a learner, as {@code Nf3} or {@code g1f3}. */
final class TypedMove {
  private TypedMove() {}

  /** Returns the move, legal or not, or null if the text is no move. */
  static @Nullable Move read(Position position, String text) {
    String trimmed = text.strip();
    try {
      return San.read(position, trimmed);
    } catch (NotationException noSan) {
      return readSquares(trimmed);
    }
  }

  /** The squares alone also name a move that the rules refuse. */
  private static @Nullable Move readSquares(String text) {
    try {
      return Move.parseUci(text.replace("-", "").toLowerCase(Locale.ROOT));
    } catch (NotationException neither) {
      return null;
    }
  }
}
