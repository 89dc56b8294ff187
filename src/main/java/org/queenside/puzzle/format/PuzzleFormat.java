package org.queenside.puzzle.format;

import java.util.Locale;

/** The formats of puzzle files. */
public enum PuzzleFormat {
  /** One position per line, with the mates and the name; also used for lists of FENs. */
  EPD,
  /** The columns of the Lichess puzzle database. */
  CSV,
  /** One game per puzzle, starting from the position to solve. */
  PGN;

  /** Returns the extension of file names, without a dot. */
  public String ending() {
    return name().toLowerCase(Locale.ROOT);
  }
}
