package org.queenside.puzzle.transfer;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What is said about imports: it is kept with them, so it has one language. */
final class TransferMessages {
  private static final Locale LOCALE = Locale.ENGLISH;
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("org.queenside.puzzle.transfer.transfer", LOCALE);

  private TransferMessages() {}

  static String say(String key, Object... arguments) {
    return new MessageFormat(BUNDLE.getString(key), LOCALE).format(arguments);
  }
}
