package org.queenside.puzzle.format;

import java.io.IOException;

/** Thrown if a file can't be read, or only in part. The message says why and what to do. */
public final class UnreadableFileException extends IOException {
  private static final long serialVersionUID = 1L;

  UnreadableFileException(String key, Object... arguments) {
    super(EntryParser.MESSAGES.get("file." + key, arguments));
  }
}
