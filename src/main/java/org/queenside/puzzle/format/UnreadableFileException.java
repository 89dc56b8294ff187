package org.queenside.puzzle.format;

import java.io.IOException;
import java.util.Locale;
import org.queenside.text.MessageBundle;

/** Thrown if a file can't be read, or only in part. The message says why and what to do. */
public final class UnreadableFileException extends IOException {
  private static final long serialVersionUID = 1L;

  private final String key;
  private final transient Object[] arguments;

  UnreadableFileException(String key, Object... arguments) {
    super(text(Locale.ENGLISH, key, arguments));
    this.key = key;
    this.arguments = arguments.clone();
  }

  /** Returns the message in a language. */
  public String text(Locale locale) {
    return text(locale, key, arguments);
  }

  private static String text(Locale locale, String key, Object... arguments) {
    return MessageBundle.of(EntryParser.BUNDLE, locale).get("file." + key, arguments);
  }
}
