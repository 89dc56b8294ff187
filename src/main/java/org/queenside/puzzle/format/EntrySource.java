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

  /** Returns whether reading can continue here later, because the last entry's line is complete. */
  abstract boolean isBetweenLines();

  /** Returns the number of bytes read. */
  final long bytes() {
    return lines.bytes();
  }

  /** Returns the last point at which reading was between lines. */
  final ResumePoint mark() {
    return lines.mark();
  }

  /**
   * Continues from an earlier point. Call it before anything else.
   *
   * @param entries how many entries were found before it
   * @throws UnreadableFileException if the text before it has changed
   */
  void skipTo(ResumePoint mark, long entries) throws IOException {
    lines.skipTo(mark);
  }
}
