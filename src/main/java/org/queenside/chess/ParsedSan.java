package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/** The parts of a written move, independent of any position. */
sealed interface ParsedSan {
  /** The value of a file or rank that isn't given. */
  int UNKNOWN = -1;

  /** {@code O-O} or {@code O-O-O}. */
  record Castling(CastlingSide side) implements ParsedSan {}

  /**
   * Any other move.
   *
   * @param role the named piece, or null if only squares are given: then it is a pawn, or the piece
   *     on the origin
   * @param fromFile the file of the origin, 0 to 7, or {@link #UNKNOWN}
   * @param fromRank the rank of the origin, 0 to 7, or {@link #UNKNOWN}
   * @param capture whether the move is written as a capture
   * @param to the target
   * @param toOffset the index of the target in the text
   * @param promotion what the pawn becomes, or null if it isn't given
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

    /** Returns those of the squares that match the known parts of the origin. */
    long origins(long squares) {
      long left = squares;
      if (fromFile != UNKNOWN) {
        left &= SquareSet.file(fromFile).bits();
      }
      return fromRank == UNKNOWN ? left : left & SquareSet.rank(fromRank).bits();
    }

    /** Returns the origin, or null if a part of it isn't given. */
    @Nullable Square origin() {
      return fromFile == UNKNOWN || fromRank == UNKNOWN ? null : Square.of(fromFile, fromRank);
    }
  }

  /**
   * Parses a written move.
   *
   * @throws NotationException if the text isn't a move
   */
  static ParsedSan of(String text) {
    return new SanParser(text).parse();
  }
}
