package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/**
 * A move as a pair of squares, with the chosen piece for a promotion. Castling is the king's move
 * of two squares. Only a {@link Position} knows whether a move is legal. There is one instance for
 * each move, so moves can be compared by identity.
 */
public final class Move {
  private static final Role[] ROLES = Role.values();
  private static final Move[] BY_CODE = new Move[MoveCode.LIMIT];

  static {
    for (int kind = MoveCode.PLAIN; kind <= Role.QUEEN.ordinal(); kind++) {
      Role promotion = kind == MoveCode.PLAIN ? null : ROLES[kind];
      for (int squares = 0; squares < 1 << 12; squares++) {
        BY_CODE[squares | kind << 12] =
            new Move(Square.at(MoveCode.from(squares)), Square.at(MoveCode.to(squares)), promotion);
      }
    }
    for (int kind = MoveCode.DOUBLE_STEP; kind <= MoveCode.CASTLING; kind++) {
      System.arraycopy(BY_CODE, 0, BY_CODE, kind << 12, 1 << 12);
    }
  }

  private final Square from;
  private final Square to;
  private final @Nullable Role promotion;

  private Move(Square from, Square to, @Nullable Role promotion) {
    this.from = from;
    this.to = to;
    this.promotion = promotion;
  }

  /** Returns the move between two squares, without promotion. */
  public static Move of(Square from, Square to) {
    return BY_CODE[MoveCode.of(from.ordinal(), to.ordinal(), MoveCode.PLAIN)];
  }

  /**
   * Returns the move between two squares.
   *
   * @param promotion what the pawn becomes, or null if the move isn't a promotion
   * @throws IllegalArgumentException if a pawn can't become that
   */
  public static Move of(Square from, Square to, @Nullable Role promotion) {
    if (promotion == null) {
      return of(from, to);
    }
    if (!Role.PROMOTIONS.contains(promotion)) {
      throw new IllegalArgumentException("no promotion to " + promotion);
    }
    return BY_CODE[MoveCode.of(from.ordinal(), to.ordinal(), promotion.ordinal())];
  }

  /** Returns the move with a given code. */
  static Move ofCode(int code) {
    return BY_CODE[code];
  }

  /**
   * Reads a move as chess engines write it: {@code e2e4}, {@code e7e8q}.
   *
   * @throws NotationException if the text isn't in this form
   */
  public static Move parseUci(String text) {
    if (text.length() > 5) {
      throw new NotationException("a move has four or five characters", text, 5);
    }
    return of(squareAt(text, 0), squareAt(text, 2), text.length() == 5 ? promotion(text) : null);
  }

  private static Square squareAt(String text, int offset) {
    Square square = Square.find(text, offset);
    if (square == null) {
      throw new NotationException("square expected", text, Math.min(offset, text.length()));
    }
    return square;
  }

  private static Role promotion(String text) {
    char letter = text.charAt(4);
    Role role = letter >= 'a' ? Role.fromLetter(letter) : null;
    if (role == null || !Role.PROMOTIONS.contains(role)) {
      throw new NotationException("promotion to n, b, r or q expected", text, 4);
    }
    return role;
  }

  public Square from() {
    return from;
  }

  public Square to() {
    return to;
  }

  /** Returns what the pawn becomes, or null if the move isn't a promotion. */
  public @Nullable Role promotion() {
    return promotion;
  }

  /** Returns the move as chess engines write it: {@code e2e4}, {@code e7e8q}. */
  @Override
  public String toString() {
    String squares = from.toString() + to;
    return promotion == null ? squares : squares + Character.toLowerCase(promotion.letter());
  }
}
