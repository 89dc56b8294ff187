package org.queenside.chess.pgn;

/**
 * A place in a PGN text.
 *
 * @param text the line
 * @param line the line's number, from 1
 * @param offset the index of the character in the line
 */
record PgnLocation(String text, long line, int offset) {
  PgnProblem problem(PgnProblem.Kind kind, String message) {
    return new PgnProblem(line, text, offset, kind, message);
  }

  /** Returns the problem of a move at this place, a number of characters after its beginning. */
  PgnProblem problemOfMove(String message, int further) {
    int wrong = Math.min(offset + further, text.length());
    return new PgnProblem(line, text, wrong, PgnProblem.Kind.MOVE, message);
  }
}
