package org.queenside.chess;

/** Reads attempted moves in UCI notation, with any letter as the choice. */
final class AttemptedMoveParser {
  private AttemptedMoveParser() {}

  static AttemptedMove of(String text) {
    return new AttemptedMove(
        Square.parse(text.substring(0, 2)),
        Square.parse(text.substring(2, 4)),
        text.length() > 4 ? Role.fromLetter(text.charAt(4)) : null);
  }
}
