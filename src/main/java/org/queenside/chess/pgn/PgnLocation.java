package org.queenside.chess.pgn;

/**
 * A place in a PGN text.
 *
 * @param text the line
 * @param line the line's number, from 1
 * @param offset the index of the character in the line
 */
record PgnLocation(String text, long line, int offset) {
  PgnProblem problem(String message) {
    return problem(message, 0);
  }

  /** Returns a problem a number of characters after this place. */
  PgnProblem problem(String message, int further) {
    return new PgnProblem(line, text, Math.min(offset + further, text.length()), message);
  }
}
