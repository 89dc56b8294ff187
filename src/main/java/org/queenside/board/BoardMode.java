package org.queenside.board;

/** What a press on a square of the board means. */
public enum BoardMode {
  /** Two presses, or a drag, make a move. */
  MOVE("move"),
  /** Every press marks or unmarks a square. */
  MARK("mark"),
  /** A press chooses one square. */
  PICK("pick"),
  /** Pieces from the tray are placed on squares, moved and removed. */
  PLACE("place"),
  /** Nothing, because the board is read-only. */
  SHOW("show");

  private final String code;

  BoardMode(String code) {
    this.code = code;
  }

  /** Returns the name of this mode in the browser. */
  String code() {
    return code;
  }
}
