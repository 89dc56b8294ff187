package org.queenside.puzzle.file;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What is said about files and their lines: reports are kept, so they have one language. */
final class FileWords {
  private static final Locale LOCALE = Locale.ENGLISH;
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("org.queenside.puzzle.file.file", LOCALE);

  private FileWords() {}

  static String say(String key, Object... arguments) {
    return new MessageFormat(BUNDLE.getString(key), LOCALE).format(arguments);
  }
}
