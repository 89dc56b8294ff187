package org.queenside.puzzle.format;

import java.util.Locale;

/** How files with puzzles are written. */
public enum PuzzleFormat {
  /** One position a line, with the mates and the name; also lists of FENs. */
  EPD,
  /** The columns of the Lichess puzzle database. */
  CSV,
  /** One game a puzzle, which begins in the position to solve. */
  PGN;

  /** Returns the ending of file names, without a dot. */
  public String ending() {
    return name().toLowerCase(Locale.ROOT);
  }
}
