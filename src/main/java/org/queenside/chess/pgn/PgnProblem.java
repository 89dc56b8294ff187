package org.queenside.chess.pgn;

import org.queenside.chess.NotationException;

/**
 * Something in a PGN text that can't be read.
 *
 * @param line the number of the line, from 1
 * @param text the line
 * @param offset the index of the first wrong character in the line; its length if something is
 *     missing at the end
 * @param message what is wrong, without the place
 * @param move whether it is a move, and the moves after it were skipped too
 */
public record PgnProblem(long line, String text, int offset, String message, boolean move) {
  private static final int EXCERPT = 20;

  /** Returns the word that can't be read, shortened; empty if something is missing at the end. */
  public String excerpt() {
    if (offset == text.length() && !move) {
      return "";
    }
    int begin = text.lastIndexOf(' ', offset - 1) + 1;
    String rest = text.substring(begin, Math.min(text.length(), begin + EXCERPT));
    int end = rest.indexOf(' ');
    return end < 0 ? rest : rest.substring(0, end);
  }

  /**
   * Returns an exception whose message starts with line and column, and whose input is the line.
   */
  NotationException exception() {
    return new NotationException(
        "line %d, column %d: %s".formatted(line, offset + 1, message), text, offset);
  }
}
