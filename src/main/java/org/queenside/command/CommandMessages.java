package org.queenside.command;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What commands print. */
final class CommandMessages {
  private static final Locale LOCALE = Locale.ENGLISH;
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("org.queenside.command.command", LOCALE);

  private CommandMessages() {}

  static String get(String key, Object... arguments) {
    return new MessageFormat(BUNDLE.getString(key), LOCALE).format(arguments);
  }
}
