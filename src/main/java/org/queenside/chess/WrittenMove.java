package org.queenside.chess;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A move as people write it who have not read a standard: {@code Nf3}, {@code g1f3}, {@code G1-F3}.
 */
public final class WrittenMove {
  private WrittenMove() {}

  /** Returns the move that is meant, legal or not, or null if the text means none or several. */
  public static @Nullable Move read(Position position, String text) {
    String trimmed = text.strip();
    try {
      return San.intended(position, trimmed);
    } catch (NotationException noSan) {
      return readSquares(trimmed);
    }
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
