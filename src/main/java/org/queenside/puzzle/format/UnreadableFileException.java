package org.queenside.puzzle.format;

import java.io.IOException;
import java.util.Locale;
import org.queenside.text.Term;

/** Thrown if a file can't be read, or only in part. The message says why and what to do. */
public final class UnreadableFileException extends IOException {
  private static final long serialVersionUID = 1L;

  private final transient Term message;

  UnreadableFileException(String key, Object... arguments) {
    this(Term.in(EntryParser.BUNDLE, "file." + key, arguments));
  }

  private UnreadableFileException(Term message) {
    super(message.text(Locale.ENGLISH));
    this.message = message;
  }

  /** Returns the message in a language. */
  public String text(Locale locale) {
    return message.text(locale);
  }
}
