package org.queenside.chess.pgn;

import org.queenside.chess.NotationException;

/**
 * Something in a PGN text that can't be read.
 *
 * @param line the number of the line, from 1
 * @param text the line
 * @param offset the index of the first wrong character in the line; its length if something is
 *     missing at the end
 * @param kind what can't be read
 * @param message what is wrong with it, in English, without the place
 */
public record PgnProblem(long line, String text, int offset, Kind kind, String message) {

  /** What can't be read. */
  public enum Kind {
    /** A move; those after it were skipped too. */
    MOVE,
    /** The rest of a game that is too long. */
    GAME,
    /** The rest of a line that is too long. */
    LINE,
    /** A tag, or its end. */
    TAG,
    /** The start position in the tag FEN. */
    FEN,
    /** The end of a comment. */
    COMMENT,
    /** The end of a variation. */
    VARIATION,
    /** A variation in too many others. */
    NESTING,
    /** A bracket that closes no variation. */
    BRACKET,
    /** A number of a glyph. */
    GLYPH,
    /** A glyph or a variation without a move before it. */
    NO_MOVE,
    /** A sign that has no meaning. */
    SIGN
  }

  private static final int EXCERPT = 20;

  /** Returns whether it is a move, so that the moves after it were skipped too. */
  public boolean isMove() {
    return kind == Kind.MOVE;
  }

  /** Returns the word that can't be read, shortened; empty if something is missing at the end. */
  public String excerpt() {
    if (offset == text.length() && !isMove()) {
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
