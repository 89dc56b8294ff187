package org.queenside.puzzle.file;

import java.io.IOException;

/** A file that cannot be read, or not any further; the message says why and what to do. */
public final class UnreadableFile extends IOException {
  private static final long serialVersionUID = 1L;

  UnreadableFile(String key, Object... arguments) {
    super(FileWords.say("file." + key, arguments));
  }
}
