package org.queenside.chess;

import java.util.Objects;

/**
 * Short algebraic notation, as used on score sheets (FIDE appendix C): {@code Nf3}, {@code exd6},
 * {@code R1e2+}, {@code e8=Q#}, {@code O-O}.
 */
public final class San {
  private San() {}

  /**
   * Returns the move as PGN writes it: with only as much of the origin as it takes to tell it from
   * the other legal moves, and with {@code +} or {@code #}.
   *
   * @throws IllegalArgumentException if the move is not legal
   */
  public static String write(Position position, Move move) {
    if (!position.isLegal(move)) {
      throw new IllegalArgumentException(move + " is not legal in " + position);
    }
    StringBuilder san = new StringBuilder(8);
    int code = position.code(move);
    if (MoveCode.kind(code) == MoveCode.CASTLING) {
      san.append(move.to().file() > move.from().file() ? "O-O" : "O-O-O");
    } else {
      writeSquares(san, position, move);
    }
    return san.append(checkMark(position.after(code))).toString();
  }

  private static void writeSquares(StringBuilder san, Position position, Move move) {
    Square from = move.from();
    Square to = move.to();
    long fromBit = from.bit();
    boolean pawn = (position.board.pawns & fromBit) != 0;
    boolean capture = (position.board.occupancy() & to.bit()) != 0;
    if (pawn) {
      capture |= from.file() != to.file();
      if (capture) {
        san.append(fileLetter(from));
      }
    } else {
      Role role = Objects.requireNonNull(position.at(from)).role();
      san.append(role.letter());
      if (role != Role.KING) {
        writeOrigin(san, from, rivals(position, role, from, to));
      }
    }
    if (capture) {
      san.append('x');
    }
    san.append(fileLetter(to)).append(rankDigit(to));
    Role promotion = move.promotion();
    if (promotion != null) {
      san.append('=').append(promotion.letter());
    }
  }

  /** The other pieces of the same role that may legally go to the same square. */
  private static long rivals(Position position, Role role, Square from, Square to) {
    long others = SanOrigins.reaching(position, role, to) & ~from.bit();
    return SanOrigins.legal(position, others, to);
  }

  private static void writeOrigin(StringBuilder san, Square from, long rivals) {
    if (rivals == 0) {
      return;
    }
    boolean fileTells = (rivals & SquareSet.file(from.file()).bits()) == 0;
    boolean rankTells = (rivals & SquareSet.rank(from.rank()).bits()) == 0;
    if (fileTells || !rankTells) {
      san.append(fileLetter(from));
    }
    if (!fileTells) {
      san.append(rankDigit(from));
    }
  }

  /** Returns the sign for check or mate after a move that led to the given position. */
  static String checkMark(Position after) {
    if (!after.isCheck()) {
      return "";
    }
    return after.hasLegalMove() ? "+" : "#";
  }

  private static char fileLetter(Square square) {
    return (char) ('a' + square.file());
  }

  private static char rankDigit(Square square) {
    return (char) ('1' + square.rank());
  }

  /**
   * Reads a legal move in any common spelling. Besides the output of {@link #write}, it accepts:
   * castling with zeros or small letters, {@code e8/Q}, {@code e8Q}, {@code e8(Q)}, {@code exd6
   * e.p.}, figurines, long notation such as {@code Ng1-f3} or {@code e2e4}, castling as the squares
   * of king and rook ({@code e1h1}), superfluous or missing {@code x}, {@code +} and {@code #},
   * signs such as {@code !?}, and surrounding spaces. {@code Kh1} and {@code Kxh1} never mean
   * castling.
   *
   * @throws NotationException if the text isn't a move, or fits no legal move or several; the
   *     message says why, and which moves could be meant
   */
  public static Move read(Position position, String text) {
    return SanReader.read(position, text);
  }

  /**
   * Returns the move that a text means even if it isn't legal, so that {@link Ruling} can say why
   * not: the legal move if there is one, otherwise the move of the nearest piece that fits.
   *
   * @throws NotationException if the text isn't a move, fits no piece or several legal moves, or
   *     moves a king onto its own rook, because a {@link Move} like that is castling
   */
  public static Move intended(Position position, String text) {
    return SanReader.intended(position, text);
  }
}
