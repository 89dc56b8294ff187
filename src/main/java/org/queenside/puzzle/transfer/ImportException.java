package org.queenside.puzzle.transfer;

import java.util.Locale;
import org.queenside.text.Term;

/** Thrown if an import can't begin or continue. The message says why. */
public final class ImportException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Term message;

  ImportException(String key, Object... arguments) {
    this(Term.in(ImportReport.BUNDLE, "problem." + key, arguments));
  }

  private ImportException(Term message) {
    super(message.text(Locale.ENGLISH));
    this.message = message;
  }

  /** Returns the message in a language. */
  public String text(Locale locale) {
    return message.text(locale);
  }
}
