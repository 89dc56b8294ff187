package org.queenside.puzzle.format;

/** A part of a file that cannot be understood. */
final class EntryFormatException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String reason;
  private final int linesBelow;

  EntryFormatException(String key, Object... arguments) {
    this(0, EntryParser.MESSAGES.get("line." + key, arguments));
  }

  EntryFormatException(int linesBelow, String reason) {
    // Millions of lines may be broken: the stack is of no interest.
    super(reason, null, false, false);
    this.reason = reason;
    this.linesBelow = linesBelow;
  }

  String reason() {
    return reason;
  }

  /** How many lines below the first one of the part the trouble is. */
  int linesBelow() {
    return linesBelow;
  }
}
