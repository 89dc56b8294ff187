package org.queenside.chess;

import java.util.Arrays;
import java.util.List;

/** Counts the captures that the pawns of one side must have made. */
final class PawnCaptureCount {
  /** Returned if the pawns can't have reached their squares at all. */
  static final int IMPOSSIBLE = 100;

  private static final int FILES = 8;

  private PawnCaptureCount() {}

  /**
   * Returns the least number of captures that could have brought the pawns to their squares. Each
   * pawn came from another file. Each capture is one step sideways and one rank forward (FIDE 3.7).
   *
   * @param pawns at most eight, none on the first or last rank
   */
  static int captures(SquareSet pawns, Color color) {
    List<Square> squares = pawns.stream().toList();
    // The least number of captures for the pawns so far, by the set of files they came from.
    int[] least = new int[1 << FILES];
    Arrays.fill(least, IMPOSSIBLE);
    least[0] = 0;
    for (Square pawn : squares) {
      least = withOneMore(pawn, color, least);
    }
    return Arrays.stream(least).min().orElseThrow();
  }

  private static int[] withOneMore(Square pawn, Color color, int[] before) {
    int[] after = new int[before.length];
    Arrays.fill(after, IMPOSSIBLE);
    int advance = color == Color.WHITE ? pawn.rank() - 1 : FILES - 2 - pawn.rank();
    for (int files = 0; files < before.length; files++) {
      for (int file = 0; file < FILES; file++) {
        int aside = Math.abs(file - pawn.file());
        int with = files | 1 << file;
        if (before[files] < IMPOSSIBLE && with != files && aside <= advance) {
          after[with] = Math.min(after[with], before[files] + aside);
        }
      }
    }
    return after;
  }
}
