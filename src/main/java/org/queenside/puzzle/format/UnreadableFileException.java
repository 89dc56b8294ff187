package org.queenside.puzzle.format;

import java.io.IOException;

/** A file that cannot be read, or not any further; the message says why and what to do. */
public final class UnreadableFileException extends IOException {
  private static final long serialVersionUID = 1L;

  UnreadableFileException(String key, Object... arguments) {
    super(EntryParser.MESSAGES.get("file." + key, arguments));
  }
}
