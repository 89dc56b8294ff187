package org.queenside.puzzle.file;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** A file part by part, as its format divides it. */
interface Passages {
  /**
   * Returns the next part, or null at the end.
   *
   * @throws UnreadableFile if the file cannot be read further
   */
  @Nullable Passage next() throws IOException;

  /** Returns the place behind the part that was given last. */
  Mark mark();

  /**
   * Goes to a place where reading had come to before. To be called first of all.
   *
   * @throws UnreadableFile if the text before it is not the one that was read then
   */
  void skipTo(Mark mark) throws IOException;
}
