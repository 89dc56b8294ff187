package org.queenside.command;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What commands print. */
final class CommandWords {
  private static final Locale LOCALE = Locale.ENGLISH;
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("org.queenside.command.command", LOCALE);

  private CommandWords() {}

  static String say(String key, Object... arguments) {
    return new MessageFormat(BUNDLE.getString(key), LOCALE).format(arguments);
  }
}
