package org.queenside.chess;

/** What each piece attacks, and the straight and diagonal lines of the board. */
public final class Attacks {
  static final long FILE_A = 0x0101010101010101L;
  static final long FILE_H = FILE_A << 7;

  private static final long[] KNIGHT = new long[64];
  private static final long[] KING = new long[64];
  private static final long[] WHITE_PAWN = new long[64];
  private static final long[] BLACK_PAWN = new long[64];
  private static final long[] BETWEEN = new long[64 * 64];
  private static final long[] LINE = new long[64 * 64];

  static {
    for (int square = 0; square < 64; square++) {
      long bit = 1L << square;
      long beside = west(bit) | east(bit);
      long two = west(west(bit)) | east(east(bit));
      KNIGHT[square] = beside << 16 | beside >>> 16 | two << 8 | two >>> 8;
      KING[square] = beside | (beside | bit) << 8 | (beside | bit) >>> 8;
      WHITE_PAWN[square] = beside << 8;
      BLACK_PAWN[square] = beside >>> 8;
      for (int other = 0; other < 64; other++) {
        fillLines(square, other);
      }
    }
  }

  private Attacks() {}

  private static void fillLines(int a, int b) {
    long both = 1L << a | 1L << b;
    int pair = a << 6 | b;
    if (a == b) {
      return;
    }
    if ((SliderAttacks.bishop(a, 0) & both) != 0) {
      BETWEEN[pair] = SliderAttacks.bishop(a, both) & SliderAttacks.bishop(b, both);
      LINE[pair] = SliderAttacks.bishop(a, 0) & SliderAttacks.bishop(b, 0) | both;
    } else if ((SliderAttacks.rook(a, 0) & both) != 0) {
      BETWEEN[pair] = SliderAttacks.rook(a, both) & SliderAttacks.rook(b, both);
      LINE[pair] = SliderAttacks.rook(a, 0) & SliderAttacks.rook(b, 0) | both;
    }
  }

  static long west(long squares) {
    return (squares & ~FILE_A) >>> 1;
  }

  static long east(long squares) {
    return (squares & ~FILE_H) << 1;
  }

  static long knight(int square) {
    return KNIGHT[square];
  }

  static long king(int square) {
    return KING[square];
  }

  static long pawn(Color color, int square) {
    return color == Color.WHITE ? WHITE_PAWN[square] : BLACK_PAWN[square];
  }

  static long of(Piece piece, int square, long occupied) {
    return switch (piece.role()) {
      case PAWN -> pawn(piece.color(), square);
      case KNIGHT -> KNIGHT[square];
      case BISHOP -> SliderAttacks.bishop(square, occupied);
      case ROOK -> SliderAttacks.rook(square, occupied);
      case QUEEN -> SliderAttacks.bishop(square, occupied) | SliderAttacks.rook(square, occupied);
      case KING -> KING[square];
    };
  }

  static long between(int a, int b) {
    return BETWEEN[a << 6 | b];
  }

  static long line(int a, int b) {
    return LINE[a << 6 | b];
  }

  /**
   * Returns the squares a piece attacks (FIDE 3.1.2), occupied or not. A pawn attacks the squares
   * it captures on.
   *
   * @param from the piece's square
   * @param occupied the squares that end the ray of a bishop, rook or queen
   */
  public static SquareSet of(Piece piece, Square from, SquareSet occupied) {
    return new SquareSet(of(piece, from.ordinal(), occupied.bits()));
  }

  /**
   * Returns the squares strictly between two squares of one rank, file or diagonal; empty if they
   * are adjacent or not on one line.
   */
  public static SquareSet between(Square a, Square b) {
    return new SquareSet(between(a.ordinal(), b.ordinal()));
  }

  /**
   * Returns the whole rank, file or diagonal through two different squares, from edge to edge;
   * empty if they share none.
   */
  public static SquareSet line(Square a, Square b) {
    return new SquareSet(line(a.ordinal(), b.ordinal()));
  }
}
