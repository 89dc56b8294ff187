package org.queenside.puzzle.format;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A file part by part, as its format divides it. */
interface RawEntrySource {
  /**
   * Returns the next part, or null at the end.
   *
   * @throws UnreadableFileException if the file cannot be read further
   */
  @Nullable RawEntry next() throws IOException;

  /** Returns the place behind the part that was given last. */
  ResumePoint mark();

  /**
   * Goes to a place where reading had come to before. To be called first of all.
   *
   * @throws UnreadableFileException if the text before it is not the one that was read then
   */
  void skipTo(ResumePoint mark) throws IOException;
}
