package org.queenside.board;

/** What a press on a square of the board means. */
public enum BoardMode {
  /** Two presses, or a drag, make a move. */
  MOVE("move"),
  /** Every press marks a square or takes its mark away. */
  MARK("mark"),
  /** One press names one square. */
  PICK("pick"),
  /** Pieces of the tray are put on squares, moved about and taken off. */
  PLACE("place"),
  /** Nothing: the board is only looked at. */
  SHOW("show");

  private final String code;

  BoardMode(String code) {
    this.code = code;
  }

  /** Returns the name the browser knows. */
  String code() {
    return code;
  }
}
