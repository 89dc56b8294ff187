package org.queenside.chess.pgn;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Gives the lines of a text one after another. */
@FunctionalInterface
public interface LineSource {
  /**
   * A line of a text.
   *
   * @param number its number in the whole text, from 1
   * @param text its text without the line end
   * @param cut whether the line was too long and only its beginning is here
   */
  record Line(long number, String text, boolean cut) {}

  /**
   * Returns the next line, or null at the end of the text.
   *
   * @throws IOException if the text can't be read
   */
  @Nullable Line next() throws IOException;
}
