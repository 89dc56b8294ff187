package org.queenside.play;

/**
 * The squares of the lone king, the other king and one or two pieces, packed into an int with six
 * bits for each square, the lone king in the lowest bits.
 *
 * <p>Without pawns, rotating and mirroring the board changes nothing, so eight equivalent
 * placements share one {@linkplain #index index}.
 */
final class TablebaseIndex {
  /** The number of squares that are left for the lone king after rotating and mirroring. */
  static final int LONE_KING_SQUARES = 10;

  private static final int BITS = 6;
  private static final int MASK = 63;

  /** The lower bits of each square: its file. */
  private static final int FILES = 0x1C71C7;

  /** The upper bits of each square: its rank. */
  private static final int RANKS = FILES << 3;

  /** Numbers the squares a1-d1-d4, to which the lone king can always be mapped. */
  private static final int[] CORNER = new int[64];

  static {
    int number = 0;
    for (int rank = 0; rank < 4; rank++) {
      for (int file = rank; file < 4; file++) {
        CORNER[rank << 3 | file] = number++;
      }
    }
  }

  private TablebaseIndex() {}

  static int of(int loneKing, int king) {
    return loneKing | king << BITS;
  }

  static int loneKing(int placement) {
    return placement & MASK;
  }

  static int king(int placement) {
    return placement >>> BITS & MASK;
  }

  static int piece(int placement, int number) {
    return placement >>> (number + 2) * BITS & MASK;
  }

  static int withLoneKing(int placement, int square) {
    return placement & ~MASK | square;
  }

  static int withKing(int placement, int square) {
    return placement & ~(MASK << BITS) | square << BITS;
  }

  static int withPiece(int placement, int number, int square) {
    int shift = (number + 2) * BITS;
    return placement & ~(MASK << shift) | square << shift;
  }

  /**
   * Returns the index of a placement, the same for all placements equal up to rotation and
   * mirroring.
   *
   * @param pieces 1 or 2
   * @param alike whether the two pieces are of the same kind and so interchangeable
   */
  static int index(int placement, int pieces, boolean alike) {
    int lone = placement & MASK;
    int used = (1 << (pieces + 2) * BITS) - 1;
    int turned = placement;
    if ((lone & 7) > 3) {
      turned ^= FILES & used;
    }
    if (lone >>> 3 > 3) {
      turned ^= RANKS & used;
    }
    int file = turned & 7;
    int rank = turned >>> 3 & 7;
    if (rank < file) {
      return number(turned, pieces, alike);
    }
    int mirrored = (turned & FILES) << 3 | (turned & RANKS) >>> 3;
    int number = number(mirrored, pieces, alike);
    return rank == file ? Math.min(number, number(turned, pieces, alike)) : number;
  }

  private static int number(int placement, int pieces, boolean alike) {
    int others = placement >>> BITS;
    if (alike && (others >>> BITS & MASK) > others >>> 2 * BITS) {
      others = others & MASK | others >>> BITS & MASK << BITS | (others & MASK << BITS) << BITS;
    }
    return CORNER[placement & MASK] << (pieces + 1) * BITS | others;
  }
}
