package org.queenside.puzzle.format;

import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads a file entry by entry. Checking an entry by the rules is left to other threads. */
abstract class EntrySource {
  final TextLineReader lines;

  EntrySource(TextLineReader lines) {
    this.lines = lines;
  }

  /**
   * Returns the next entry, or null at the end. The entry itself is null if it turns out to be
   * blank or a comment.
   *
   * @throws UnreadableFileException if the file can't be read any further
   */
  abstract @Nullable Supplier<@Nullable ParsedEntry> next() throws IOException;

  /** Returns the number of bytes read. */
  final long bytes() {
    return lines.bytes();
  }
}
