package org.queenside.puzzle.format;

/** Thrown for a part of a file that can't be understood. */
final class EntryFormatException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String reason;
  private final int linesBelow;

  EntryFormatException(String key, Object... arguments) {
    this(0, EntryParser.MESSAGES.get("line." + key, arguments));
  }

  EntryFormatException(int linesBelow, String reason) {
    // No stack trace, because millions of lines may be broken.
    super(reason, null, false, false);
    this.reason = reason;
    this.linesBelow = linesBelow;
  }

  String reason() {
    return reason;
  }

  /** Returns the line of the problem, relative to the first line of the part. */
  int linesBelow() {
    return linesBelow;
  }
}
