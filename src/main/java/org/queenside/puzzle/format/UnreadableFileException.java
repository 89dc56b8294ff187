package org.queenside.puzzle.format;

import java.io.IOException;

/** Thrown if a file cannot be read, or not to its end. The message says why and what to do. */
public final class UnreadableFileException extends IOException {
  private static final long serialVersionUID = 1L;

  UnreadableFileException(String key, Object... arguments) {
    super(EntryParser.MESSAGES.get("file." + key, arguments));
  }
}
