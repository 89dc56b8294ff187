package org.queenside.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Attacks;
import org.queenside.chess.Color;
import org.queenside.chess.Piece;
import org.queenside.chess.Square;
import org.queenside.chess.SquareSet;

/**
 * Computes a {@link Tablebase} by retrograde analysis from the mates: a position with a move to one
 * that is lost in n is won in n + 1; if every move of the lone king leads to a won position, it is
 * lost in as many moves as the longest of those wins.
 */
final class TablebaseGenerator {
  /** The lone king isn't lost, or it isn't known yet. */
  private static final int NOT_LOST = -1;

  private static final Square[] SQUARES = Square.values();
  private static final long[] KING = new long[64];

  static {
    for (Square square : SQUARES) {
      KING[square.ordinal()] = Attacks.of(Piece.WHITE_KING, square, SquareSet.EMPTY).bits();
    }
  }

  private final Tablebase table;
  private final Piece[] pieces;

  /** For each piece, the tablebase after its capture; null if the rest can't mate. */
  private final @Nullable Tablebase[] afterCapture;

  /**
   * For each number of moves, the placements in which the lone king is to move and loses in that
   * many.
   */
  private final List<IntList> lost = new ArrayList<>();

  private final BitSet done;

  TablebaseGenerator(TablebaseMaterial material) {
    table = new Tablebase(material);
    done = new BitSet(table.size());
    pieces =
        material.pieces().stream().map(role -> Piece.of(Color.WHITE, role)).toArray(Piece[]::new);
    afterCapture = new Tablebase[pieces.length];
    for (int piece = 0; piece < pieces.length; piece++) {
      TablebaseMaterial left = material.without(piece);
      afterCapture[piece] = left == null ? null : TablebaseCache.of(left);
    }
  }

  Tablebase build() {
    findInitialLosses();
    for (int moves = 0; moves < lost.size(); moves++) {
      IntList placements = lost.get(moves);
      for (int i = 0; i < placements.size(); i++) {
        int placement = placements.get(i);
        int index = table.index(placement);
        if (!done.get(index)) {
          done.set(index);
          markPredecessorsWon(placement, moves + 1);
        }
      }
    }
    return table;
  }

  /**
   * Finds the mates, and the positions in which the lone king's only moves are captures that don't
   * save it.
   */
  private void findInitialLosses() {
    for (int rank = 0; rank < 4; rank++) {
      for (int file = rank; file < 4; file++) {
        for (int king = 0; king < 64; king++) {
          place(TablebaseIndex.of(rank << 3 | file, king), 0);
        }
      }
    }
  }

  private void place(int placement, int piece) {
    if (piece == pieces.length) {
      if (isPossible(placement)) {
        recordIfLost(placement);
      }
      return;
    }
    for (int square = 0; square < 64; square++) {
      place(TablebaseIndex.withPiece(placement, piece, square), piece + 1);
    }
  }

  private boolean isPossible(int placement) {
    int lone = TablebaseIndex.loneKing(placement);
    long occupied = 1L << lone | others(placement);
    return Long.bitCount(occupied) == pieces.length + 2
        && (KING[lone] & 1L << TablebaseIndex.king(placement)) == 0;
  }

  private void recordIfLost(int placement) {
    int moves = lostIn(placement);
    if (moves != NOT_LOST) {
      while (lost.size() <= moves) {
        lost.add(new IntList());
      }
      lost.get(moves).add(placement);
    }
  }

  /**
   * The number of moves in which the lone king loses when it is to move; {@link #NOT_LOST} if
   * unknown.
   */
  private int lostIn(int placement) {
    int lone = TablebaseIndex.loneKing(placement);
    long others = others(placement);
    long attacked = KING[TablebaseIndex.king(placement)] | attackedByPieces(placement, others);
    long targets = KING[lone] & ~attacked;
    if (targets == 0) {
      return (attacked & 1L << lone) == 0 ? NOT_LOST : 0;
    }
    int longest = 0;
    for (long rest = targets; rest != 0; rest &= rest - 1) {
      int target = Long.numberOfTrailingZeros(rest);
      int moves =
          (others & 1L << target) == 0
              ? table.movesToMate(TablebaseIndex.withLoneKing(placement, target))
              : movesToMateAfterCapture(placement, target);
      if (moves == 0) {
        return NOT_LOST;
      }
      longest = Math.max(longest, moves);
    }
    return longest;
  }

  private int movesToMateAfterCapture(int placement, int target) {
    int left = TablebaseIndex.of(target, TablebaseIndex.king(placement));
    int kept = 0;
    Tablebase after = null;
    for (int piece = 0; piece < pieces.length; piece++) {
      int square = TablebaseIndex.piece(placement, piece);
      if (square == target) {
        after = afterCapture[piece];
      } else {
        left = TablebaseIndex.withPiece(left, kept++, square);
      }
    }
    return after == null ? 0 : after.movesToMate(left);
  }

  /** Marks as won every placement from which the stronger side can move to a lost one. */
  private void markPredecessorsWon(int placement, int moves) {
    long occupied = others(placement) | 1L << TablebaseIndex.loneKing(placement);
    long origins =
        KING[TablebaseIndex.king(placement)]
            & ~KING[TablebaseIndex.loneKing(placement)]
            & ~occupied;
    for (long rest = origins; rest != 0; rest &= rest - 1) {
      win(TablebaseIndex.withKing(placement, Long.numberOfTrailingZeros(rest)), moves);
    }
    for (int piece = 0; piece < pieces.length; piece++) {
      origins = attacks(piece, TablebaseIndex.piece(placement, piece), occupied) & ~occupied;
      for (long rest = origins; rest != 0; rest &= rest - 1) {
        win(TablebaseIndex.withPiece(placement, piece, Long.numberOfTrailingZeros(rest)), moves);
      }
    }
  }

  private void win(int placement, int moves) {
    int index = table.index(placement);
    if (table.at(index) != 0) {
      return;
    }
    int lone = TablebaseIndex.loneKing(placement);
    long others = others(placement);
    if ((attackedByPieces(placement, others) & 1L << lone) != 0) {
      return;
    }
    table.set(index, moves);
    long origins = KING[lone] & ~KING[TablebaseIndex.king(placement)] & ~others;
    for (long rest = origins; rest != 0; rest &= rest - 1) {
      int before = TablebaseIndex.withLoneKing(placement, Long.numberOfTrailingZeros(rest));
      if (!done.get(table.index(before))) {
        recordIfLost(before);
      }
    }
  }

  private long others(int placement) {
    long squares = 1L << TablebaseIndex.king(placement);
    for (int piece = 0; piece < pieces.length; piece++) {
      squares |= 1L << TablebaseIndex.piece(placement, piece);
    }
    return squares;
  }

  private long attackedByPieces(int placement, long occupied) {
    long attacked = 0;
    for (int piece = 0; piece < pieces.length; piece++) {
      attacked |= attacks(piece, TablebaseIndex.piece(placement, piece), occupied);
    }
    return attacked;
  }

  private long attacks(int piece, int square, long occupied) {
    return Attacks.of(pieces[piece], SQUARES[square], new SquareSet(occupied)).bits();
  }

  /** A growing list of ints. */
  private static final class IntList {
    private int[] values = new int[1024];
    private int size;

    void add(int value) {
      if (size == values.length) {
        values = Arrays.copyOf(values, 2 * size);
      }
      values[size++] = value;
    }

    int size() {
      return size;
    }

    int get(int index) {
      return values[index];
    }
  }
}
