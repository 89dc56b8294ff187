package org.queenside.chess;

import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** One of the 64 squares, in the order a1, b1, … h1, a2, … h8. */
public enum Square {
  A1,
  B1,
  C1,
  D1,
  E1,
  F1,
  G1,
  H1,
  A2,
  B2,
  C2,
  D2,
  E2,
  F2,
  G2,
  H2,
  A3,
  B3,
  C3,
  D3,
  E3,
  F3,
  G3,
  H3,
  A4,
  B4,
  C4,
  D4,
  E4,
  F4,
  G4,
  H4,
  A5,
  B5,
  C5,
  D5,
  E5,
  F5,
  G5,
  H5,
  A6,
  B6,
  C6,
  D6,
  E6,
  F6,
  G6,
  H6,
  A7,
  B7,
  C7,
  D7,
  E7,
  F7,
  G7,
  H7,
  A8,
  B8,
  C8,
  D8,
  E8,
  F8,
  G8,
  H8;

  private static final Square[] ALL = values();

  private final String name = name().toLowerCase(Locale.ROOT);

  /** Returns the file, from 0 for the a-file to 7 for the h-file. */
  public int file() {
    return ordinal() & 7;
  }

  /** Returns the rank, from 0 for the first rank to 7 for the eighth. */
  public int rank() {
    return ordinal() >> 3;
  }

  /** Returns true for a light square such as h1, false for a dark one such as a1. */
  public boolean isLight() {
    return (file() + rank()) % 2 == 1;
  }

  /** Returns how many moves a king needs from here to the other square on an empty board. */
  public int distance(Square other) {
    return Math.max(Math.abs(file() - other.file()), Math.abs(rank() - other.rank()));
  }

  /**
   * Returns the square on the given file and rank.
   *
   * @param file 0 (a) to 7 (h)
   * @param rank 0 to 7
   * @throws IndexOutOfBoundsException if either is off the board
   */
  public static Square of(int file, int rank) {
    return ALL[Objects.checkIndex(rank, 8) * 8 + Objects.checkIndex(file, 8)];
  }

  /** Returns the square with the given ordinal, 0 to 63. */
  static Square at(int index) {
    return ALL[index];
  }

  /** Returns the square with the given name such as {@code e4}, or null if it names none. */
  public static @Nullable Square find(String name) {
    return name.length() == 2 ? find(name, 0) : null;
  }

  /** Returns the square named by the two characters at the offset, or null if they name none. */
  static @Nullable Square find(String text, int offset) {
    if (offset + 2 > text.length()) {
      return null;
    }
    int file = text.charAt(offset) - 'a';
    int rank = text.charAt(offset + 1) - '1';
    return (file | rank) >= 0 && file < 8 && rank < 8 ? ALL[rank * 8 + file] : null;
  }

  /**
   * Returns the square with the given name such as {@code e4}.
   *
   * @throws NotationException if it names none
   */
  public static Square parse(String name) {
    Square square = find(name);
    if (square == null) {
      throw new NotationException("not a square", name, 0);
    }
    return square;
  }

  long bit() {
    return 1L << ordinal();
  }

  /** Returns the name in algebraic notation, such as {@code e4}. */
  @Override
  public String toString() {
    return name;
  }
}
