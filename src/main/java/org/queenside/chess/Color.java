package org.queenside.chess;

/** One of the two sides. */
public enum Color {
  WHITE,
  BLACK;

  /** Returns the other side. */
  public Color opposite() {
    return this == WHITE ? BLACK : WHITE;
  }

  /** Returns this side's letter in a FEN: {@code w} or {@code b}. */
  public char letter() {
    return this == WHITE ? 'w' : 'b';
  }

  /** Returns the rank on which this side's king starts: 0 for White, 7 for Black. */
  public int homeRank() {
    return this == WHITE ? 0 : 7;
  }
}
