package org.queenside.course.feedback;

import java.util.Locale;
import org.queenside.chess.Square;

/** A way to confuse one square with another. */
public enum SquareConfusion {
  /** The file is right, but the rank is wrong. */
  RANK,
  /** The rank is right, but the file is wrong. */
  FILE,
  /** It is right as seen from the other side of the board. */
  OTHER_SIDE,
  /** File and rank are swapped, as in b3 for c2. */
  EXCHANGED,
  /** File and rank are both wrong. */
  BOTH;

  public static SquareConfusion of(Square wanted, Square given) {
    if (given.file() == wanted.file()) {
      return RANK;
    }
    if (given.rank() == wanted.rank()) {
      return FILE;
    }
    if (given == opposite(wanted)) {
      return OTHER_SIDE;
    }
    return given == exchanged(wanted) ? EXCHANGED : BOTH;
  }

  /** Returns the square that is in the same place when seen from the other side. */
  public static Square opposite(Square square) {
    return Square.of(7 - square.file(), 7 - square.rank());
  }

  public static Square exchanged(Square square) {
    int file = square.rank();
    int rank = square.file();
    return Square.of(file, rank);
  }

  /** Returns this constant's part of the key in the message bundle. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
