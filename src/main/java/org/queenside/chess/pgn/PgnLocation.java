package org.queenside.chess.pgn;

import org.queenside.chess.NotationException;

/**
 * A place in a PGN text.
 *
 * @param text the line
 * @param line the line's number, from 1
 * @param offset index of the character in the line, from 0
 */
record PgnLocation(String text, int line, int offset) {
  /** Returns the exception that says what is wrong here. */
  NotationException refuse(String problem) {
    return refuse(problem, 0);
  }

  /** Returns the exception that says what is wrong some characters further on. */
  NotationException refuse(String problem, int further) {
    int wrong = Math.min(offset + further, text.length());
    return new NotationException(
        "line %d, column %d: %s".formatted(line, wrong + 1, problem), text, wrong);
  }
}
