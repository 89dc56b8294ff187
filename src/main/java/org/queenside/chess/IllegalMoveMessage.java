package org.queenside.chess;

/** Explains why a written move isn't legal. */
final class IllegalMoveMessage {
  private IllegalMoveMessage() {}

  /**
   * Returns the exception that names the move and the first reason for refusing it.
   *
   * @param text the written move
   * @param offset the index in the text to report
   */
  static NotationException of(Ruling.Illegal ruling, String text, int offset) {
    return new NotationException(
        "%s to %s is not legal: %s"
            .formatted(ruling.tried().from(), ruling.tried().to(), ruling.reason().code()),
        text,
        offset);
  }
}
