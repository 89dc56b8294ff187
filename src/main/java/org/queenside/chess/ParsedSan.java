package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/** What a written move says, before anybody looks at a board. */
sealed interface ParsedSan {
  /** Stands for a file or rank that is not given. */
  int UNKNOWN = -1;

  /** {@code O-O} or {@code O-O-O}. */
  record Castling(CastlingSide side) implements ParsedSan {}

  /**
   * Everything else.
   *
   * @param role the piece named, or null if there are only squares: a pawn, or whatever stands on
   *     the origin
   * @param fromFile the file of the origin, 0 to 7, or {@link #UNKNOWN}
   * @param fromRank the rank of the origin, 0 to 7, or {@link #UNKNOWN}
   * @param capture if the move is said to be a capture
   * @param to where the piece goes
   * @param toOffset where the text says so
   * @param promotion what the pawn becomes, or null if that is not said
   */
  record Step(
      @Nullable Role role,
      int fromFile,
      int fromRank,
      boolean capture,
      Square to,
      int toOffset,
      @Nullable Role promotion)
      implements ParsedSan {

    /** Returns those of the squares that the given parts of the origin allow. */
    long origins(long squares) {
      long left = squares;
      if (fromFile != UNKNOWN) {
        left &= SquareSet.file(fromFile).bits();
      }
      return fromRank == UNKNOWN ? left : left & SquareSet.rank(fromRank).bits();
    }

    /** Returns the whole origin, or null if a part of it is not given. */
    @Nullable Square origin() {
      return fromFile == UNKNOWN || fromRank == UNKNOWN ? null : Square.of(fromFile, fromRank);
    }
  }

  /**
   * Takes a written move apart.
   *
   * @throws NotationException if it is none
   */
  static ParsedSan of(String text) {
    return new SanParser(text).parse();
  }
}
