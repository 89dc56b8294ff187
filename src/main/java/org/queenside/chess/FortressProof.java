package org.queenside.chess;

import java.util.Objects;

/**
 * Proves that a king can never be mated because pawns block each other for good.
 *
 * <p>The proof supposes that some pieces, the fixed ones, never move and are never captured, and
 * computes for every other piece the squares it might reach if all pieces but the fixed ones were
 * made of air. If then no fixed piece can be captured, no pawn can capture and none can promote,
 * the supposition holds for ever, whatever else is captured. A mate needs a square that the king
 * might reach and a piece might attack, with every square around it attacked or taken. If there is
 * none, there is no mate.
 */
final class FortressProof {
  private static final long LAST_RANKS = 0xFF000000000000FFL;

  private final Board board;

  /** The fixed pieces. */
  private long fixed;

  /** For the square where a piece stands, all squares it might reach, its own included. */
  private final long[] reach = new long[64];

  /** For the square where a piece stands, all squares it might attack. */
  private final long[] attack = new long[64];

  private final boolean standForEver;

  FortressProof(Position position) {
    board = position.board;
    fixed = pawnsBlockingEachOther();
    // A capture en passant is the one move of a blocked pawn; the search looks at it instead.
    boolean provable = fixed != 0 && position.enPassantBit() == 0;
    if (provable) {
      fixWhatCannotMove();
      mapAttacks();
    }
    standForEver = provable && nothingFixedFalls();
  }

  /** The pawns that stand in each other's way, and those stuck behind such a pair. */
  private long pawnsBlockingEachOther() {
    long blocked = board.pawns;
    long before;
    do {
      before = blocked;
      long white = blocked & board.white & blocked >>> 8;
      long black = blocked & ~board.white & blocked << 8;
      blocked = white | black;
    } while (blocked != before);
    return blocked;
  }

  /** Maps where each piece might go; one that can go nowhere is fixed as well and blocks others. */
  private void fixWhatCannotMove() {
    long before;
    do {
      before = fixed;
      for (long rest = board.occupancy(); rest != 0; rest &= rest - 1) {
        int square = Long.numberOfTrailingZeros(rest);
        reach[square] = (fixed & 1L << square) != 0 ? 1L << square : reachOf(square);
        if (reach[square] == 1L << square) {
          fixed |= 1L << square;
        }
      }
    } while (fixed != before);
  }

  private long reachOf(int square) {
    Piece piece = piece(square);
    long closed = fixed & board.bits(piece.color());
    if (piece.role() == Role.KING) {
      closed |= attackedForEver(piece.color().opposite());
    }
    long reached = 1L << square;
    long unexplored = reached;
    while (unexplored != 0) {
      int from = Long.numberOfTrailingZeros(unexplored);
      long found = stepsOf(piece, from) & ~closed & ~reached;
      reached |= found;
      unexplored = unexplored & unexplored - 1 | found;
    }
    return reached;
  }

  private long stepsOf(Piece piece, int from) {
    if (piece.role() != Role.PAWN) {
      return Attacks.of(piece, from, fixed);
    }
    int forward = piece.color() == Color.WHITE ? 8 : -8;
    boolean last = (LAST_RANKS & 1L << from) != 0;
    return last ? 0 : 1L << from + forward & ~fixed;
  }

  /** What fixed pieces attack that no other piece can shield from them. */
  private long attackedForEver(Color color) {
    long leapers = board.pawns | board.knights | board.kings;
    long attacked = 0;
    for (long rest = fixed & leapers & board.bits(color); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      attacked |= Attacks.of(piece(square), square, fixed);
    }
    return attacked;
  }

  private void mapAttacks() {
    for (long rest = board.occupancy(); rest != 0; rest &= rest - 1) {
      int square = Long.numberOfTrailingZeros(rest);
      Piece piece = piece(square);
      for (long from = reach[square]; from != 0; from &= from - 1) {
        attack[square] |= Attacks.of(piece, Long.numberOfTrailingZeros(from), fixed);
      }
    }
  }

  /** Whether no fixed piece is ever captured, no pawn captures and none promotes. */
  private boolean nothingFixedFalls() {
    for (Color color : Color.values()) {
      long own = board.bits(color);
      long enemy = board.bits(color.opposite());
      long pawns = board.pawns & own;
      long fixedEnemies = fixed & enemy;
      long enemyReach = union(reach, enemy & ~board.kings);
      if ((union(reach, own & ~pawns) & fixedEnemies) != 0
          || (union(reach, pawns) & LAST_RANKS) != 0
          || (union(attack, pawns) & enemyReach) != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Returns true if the walls make it impossible for ever to mate the given side. Both sides must
   * have a king.
   */
  boolean protect(Color side) {
    if (!standForEver) {
      return false;
    }
    long own = board.bits(side);
    long enemy = board.bits(side.opposite());
    long kingReach = union(reach, own & board.kings);
    long otherKingReach = union(reach, enemy & board.kings);
    long attacked = union(attack, enemy & ~board.kings);
    long taken = union(reach, own & ~board.kings);
    for (long mated = kingReach & attacked; mated != 0; mated &= mated - 1) {
      int king = Long.numberOfTrailingZeros(mated);
      long around = Attacks.king(king);
      long escapes = around & ~attacked & ~taken;
      for (long rest = otherKingReach & ~around & ~(1L << king); rest != 0; rest &= rest - 1) {
        if ((escapes & ~Attacks.king(Long.numberOfTrailingZeros(rest))) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  private static long union(long[] bySquare, long squares) {
    long union = 0;
    for (long rest = squares; rest != 0; rest &= rest - 1) {
      union |= bySquare[Long.numberOfTrailingZeros(rest)];
    }
    return union;
  }

  private Piece piece(int square) {
    return Objects.requireNonNull(board.at(Square.at(square)));
  }
}
