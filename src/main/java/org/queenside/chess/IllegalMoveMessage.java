package org.queenside.chess;

/** Why a written move is refused that is understood but not legal. */
final class IllegalMoveMessage {
  private IllegalMoveMessage() {}

  /**
   * Returns the exception that names the move and the first reason against it.
   *
   * @param text what was written
   * @param offset where in the text the move goes wrong
   */
  static NotationException of(Ruling.Illegal ruling, String text, int offset) {
    return new NotationException(
        "%s to %s is not legal: %s"
            .formatted(ruling.tried().from(), ruling.tried().to(), ruling.reason().code()),
        text,
        offset);
  }
}
