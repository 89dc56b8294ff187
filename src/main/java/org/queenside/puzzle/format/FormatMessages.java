package org.queenside.puzzle.format;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What is said about files and their lines: reports are kept, so they have one language. */
final class FormatMessages {
  private static final Locale LOCALE = Locale.ENGLISH;
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("org.queenside.puzzle.format.format", LOCALE);

  private FormatMessages() {}

  static String say(String key, Object... arguments) {
    return new MessageFormat(BUNDLE.getString(key), LOCALE).format(arguments);
  }
}
