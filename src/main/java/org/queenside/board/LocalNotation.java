package org.queenside.board;

import java.util.Locale;
import org.queenside.chess.PieceLetters;
import org.queenside.text.MessageBundle;

/** The letters of the pieces in each language. */
public final class LocalNotation {
  private LocalNotation() {}

  /** Returns the letters of the pieces in a language. */
  public static PieceLetters letters(Locale locale) {
    return new PieceLetters(MessageBundle.of("vaadin-i18n.board", locale).raw("letters"));
  }
}
