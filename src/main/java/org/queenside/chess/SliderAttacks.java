package org.queenside.chess;

/**
 * What bishops and rooks attack, looked up by the pieces in their way. For each square there is one
 * entry for every combination of occupied blocking squares. {@link Long#compress}, a single
 * instruction on common processors, turns the occupied squares into the index of the entry.
 */
final class SliderAttacks {
  private static final int[][] DIAGONAL = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
  private static final int[][] STRAIGHT = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

  private static final long[] BISHOP_BLOCKERS = blockers(DIAGONAL);
  private static final long[] ROOK_BLOCKERS = blockers(STRAIGHT);
  private static final int[] BISHOP_OFFSETS = offsets(BISHOP_BLOCKERS);
  private static final int[] ROOK_OFFSETS = offsets(ROOK_BLOCKERS);
  private static final long[] BISHOP_ATTACKS = attacks(DIAGONAL, BISHOP_BLOCKERS, BISHOP_OFFSETS);
  private static final long[] ROOK_ATTACKS = attacks(STRAIGHT, ROOK_BLOCKERS, ROOK_OFFSETS);

  private SliderAttacks() {}

  static long bishop(int square, long occupied) {
    return BISHOP_ATTACKS[
        BISHOP_OFFSETS[square] + (int) Long.compress(occupied, BISHOP_BLOCKERS[square])];
  }

  static long rook(int square, long occupied) {
    return ROOK_ATTACKS[
        ROOK_OFFSETS[square] + (int) Long.compress(occupied, ROOK_BLOCKERS[square])];
  }

  /** The squares on which a piece can block: the rays without their last square. */
  private static long[] blockers(int[][] directions) {
    long[] blockers = new long[64];
    for (int square = 0; square < 64; square++) {
      for (int[] direction : directions) {
        long ray = ray(square, direction, 0);
        blockers[square] |= ray & ~lastOf(ray, direction);
      }
    }
    return blockers;
  }

  private static long lastOf(long ray, int[] direction) {
    boolean upward = 8 * direction[1] + direction[0] > 0;
    return upward ? Long.highestOneBit(ray) : Long.lowestOneBit(ray);
  }

  private static int[] offsets(long[] blockers) {
    int[] offsets = new int[65];
    for (int square = 0; square < 64; square++) {
      offsets[square + 1] = offsets[square] + (1 << Long.bitCount(blockers[square]));
    }
    return offsets;
  }

  private static long[] attacks(int[][] directions, long[] blockers, int[] offsets) {
    long[] attacks = new long[offsets[64]];
    for (int square = 0; square < 64; square++) {
      for (int i = 0; i < offsets[square + 1] - offsets[square]; i++) {
        long occupied = Long.expand(i, blockers[square]);
        for (int[] direction : directions) {
          attacks[offsets[square] + i] |= ray(square, direction, occupied);
        }
      }
    }
    return attacks;
  }

  /** The squares from a square in one direction up to and including the first occupied one. */
  private static long ray(int square, int[] direction, long occupied) {
    long ray = 0;
    int file = (square & 7) + direction[0];
    int rank = (square >> 3) + direction[1];
    while (((file | rank) & ~7) == 0) {
      long bit = 1L << 8 * rank + file;
      ray |= bit;
      if ((occupied & bit) != 0) {
        break;
      }
      file += direction[0];
      rank += direction[1];
    }
    return ray;
  }
}
