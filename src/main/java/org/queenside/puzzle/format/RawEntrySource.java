package org.queenside.puzzle.format;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads a file part by part. */
interface RawEntrySource {
  /**
   * Returns the next part, or null at the end.
   *
   * @throws UnreadableFileException if the file can't be read any further
   */
  @Nullable RawEntry next() throws IOException;

  /** Returns the point after the last part. */
  ResumePoint mark();

  /**
   * Continues from an earlier point. Call it before anything else.
   *
   * @throws UnreadableFileException if the text before it has changed
   */
  void skipTo(ResumePoint mark) throws IOException;
}
