package org.queenside.chess;

import java.util.Objects;

/**
 * Proves that a king can never be mated because pawns block each other permanently.
 *
 * <p>The proof assumes that some pieces, the fixed ones, never move and are never captured. For
 * every other piece it computes the squares it could reach if only the fixed pieces were in its
 * way. If no fixed piece can be captured, no pawn can capture and none can promote, the assumption
 * holds forever, whatever else is captured. A mate needs a square that the king can reach and a
 * piece can attack, with every square around it attacked or occupied. Without such a square there
 * is no mate.
 */
final class FortressProof {
  private static final long LAST_RANKS = 0xFF000000000000FFL;

  private final Board board;

  /** The fixed pieces. */
  private long fixed;

  /** For each piece's square: all squares the piece could reach, including its own. */
  private final long[] reach = new long[64];

  /** For each piece's square: all squares the piece could attack. */
  private final long[] attack = new long[64];

  private final boolean proven;

  FortressProof(Position position) {
    board = position.board;
    fixed = pawnsBlockingEachOther();
    // En passant is the one move a blocked pawn may have; leave that to the search.
    boolean provable = fixed != 0 && position.enPassantBit() == 0;
    if (provable) {
      fixImmobilePieces();
      mapAttacks();
    }
    proven = provable && fixedPiecesAreSafe();
  }

  /** The pawns that block each other, and those stuck behind such a pair. */
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

  /** Computes where each piece could go. A piece that can't move at all becomes fixed too. */
  private void fixImmobilePieces() {
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
      closed |= permanentlyAttacked(piece.color().opposite());
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

  /** The squares that fixed pieces attack where no other piece can block the attack. */
  private long permanentlyAttacked(Color color) {
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

  /** Returns true if no fixed piece can be captured, no pawn can capture and none can promote. */
  private boolean fixedPiecesAreSafe() {
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
   * Returns true if the pawn walls make it impossible to ever mate the given side. Both sides must
   * have a king.
   */
  boolean protect(Color side) {
    if (!proven) {
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
