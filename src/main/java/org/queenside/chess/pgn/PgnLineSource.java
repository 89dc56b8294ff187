package org.queenside.chess.pgn;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Gives the lines of a PGN text one after another. */
@FunctionalInterface
public interface PgnLineSource {
  /**
   * Returns the next line, or null at the end of the text.
   *
   * @throws IOException if the text can't be read
   */
  @Nullable PgnLine next() throws IOException;
}
