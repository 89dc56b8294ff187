package org.queenside.chess.pgn;

import org.queenside.chess.NotationException;

/**
 * A place in a PGN text.
 *
 * @param text the line
 * @param line the line's number, from 1
 * @param offset the index of the character in the line
 */
record PgnLocation(String text, int line, int offset) {
  /** Returns an exception for a problem at this place. */
  NotationException refuse(String problem) {
    return refuse(problem, 0);
  }

  /** Returns an exception for a problem a number of characters after this place. */
  NotationException refuse(String problem, int further) {
    int wrong = Math.min(offset + further, text.length());
    return new NotationException(
        "line %d, column %d: %s".formatted(line, wrong + 1, problem), text, wrong);
  }
}
