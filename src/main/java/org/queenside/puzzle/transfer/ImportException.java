package org.queenside.puzzle.transfer;

import java.util.Locale;
import org.queenside.text.MessageBundle;

/** Thrown if an import can't begin or continue. The message says why. */
public final class ImportException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String key;
  private final transient Object[] arguments;

  ImportException(String key, Object... arguments) {
    super(text(Locale.ENGLISH, key, arguments));
    this.key = key;
    this.arguments = arguments.clone();
  }

  /** Returns the message in a language. */
  public String text(Locale locale) {
    return text(locale, key, arguments);
  }

  private static String text(Locale locale, String key, Object... arguments) {
    return MessageBundle.of(ImportReport.BUNDLE, locale).get("problem." + key, arguments);
  }
}
