package org.queenside.puzzle.exchange;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** What is said about imports: it is kept with them, so it has one language. */
final class ExchangeWords {
  private static final Locale LOCALE = Locale.ENGLISH;
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("org.queenside.puzzle.exchange.exchange", LOCALE);

  private ExchangeWords() {}

  static String say(String key, Object... arguments) {
    return new MessageFormat(BUNDLE.getString(key), LOCALE).format(arguments);
  }
}
