package org.queenside.puzzle.format;

import org.queenside.text.MessageBundle;

/** Thrown for a line of a file that can't be understood. */
final class EntryFormatException extends Exception {
  private static final long serialVersionUID = 1L;

  private final String key;
  private final transient Object[] arguments;

  EntryFormatException(String key, Object... arguments) {
    // No stack trace, because millions of lines may be broken.
    super(key, null, false, false);
    this.key = key;
    this.arguments = arguments.clone();
  }

  /** Returns why the line can't be understood, in the language of the messages. */
  String reason(MessageBundle messages) {
    return messages.get("line." + key, arguments);
  }
}
