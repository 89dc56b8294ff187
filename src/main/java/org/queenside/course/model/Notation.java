package org.queenside.course.model;

import java.util.Locale;
import org.queenside.chess.DescriptiveNotation;
import org.queenside.chess.LongAlgebraic;
import org.queenside.chess.Move;
import org.queenside.chess.Position;
import org.queenside.chess.San;

/** A way to write moves. */
public enum Notation {
  /** {@code Nf3}, {@code 0-0}: used on score sheets (FIDE appendix C). */
  SHORT,
  /** {@code Ng1-f3}: with both squares. */
  LONG,
  /** {@code ♘f3}: short, with pictures instead of letters, as in most books. */
  FIGURINE,
  /** {@code N-KB3}: used in old English books. */
  DESCRIPTIVE;

  private static final String LETTERS = "KQRBN";
  private static final String FIGURES = "♔♕♖♗♘";

  /** Returns the name used in lesson files and in message bundles, such as {@code short}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns whether the letters of the pieces are those of a language. */
  public boolean hasLocalLetters() {
    return this == SHORT || this == LONG;
  }

  /**
   * Returns a move in this notation, with English letters.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public String write(Position position, Move move) {
    return switch (this) {
      case SHORT -> shortly(position, move);
      case LONG -> LongAlgebraic.write(position, move);
      case FIGURINE -> withFigures(shortly(position, move));
      case DESCRIPTIVE -> DescriptiveNotation.write(position, move);
    };
  }

  /** Score sheets write castling with zeros, PGN with letters. */
  private static String shortly(Position position, Move move) {
    return San.write(position, move).replace('O', '0');
  }

  private static String withFigures(String san) {
    String text = san;
    for (int piece = 0; piece < LETTERS.length(); piece++) {
      text = text.replace(LETTERS.charAt(piece), FIGURES.charAt(piece));
    }
    return text;
  }
}
