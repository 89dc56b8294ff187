package org.queenside.puzzle.format;

/** Thrown for a line of a file that can't be understood. */
final class EntryFormatException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String reason;

  EntryFormatException(String key, Object... arguments) {
    this(EntryParser.MESSAGES.get("line." + key, arguments));
  }

  private EntryFormatException(String reason) {
    // No stack trace, because millions of lines may be broken.
    super(reason, null, false, false);
    this.reason = reason;
  }

  String reason() {
    return reason;
  }
}
