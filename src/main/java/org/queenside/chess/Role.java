package org.queenside.chess;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The kind of a piece, without its side. */
public enum Role {
  PAWN('P'),
  KNIGHT('N'),
  BISHOP('B'),
  ROOK('R'),
  QUEEN('Q'),
  KING('K');

  /** The roles a pawn may become on the last rank (FIDE 3.7.3.3). */
  public static final Set<Role> PROMOTIONS =
      Collections.unmodifiableSet(EnumSet.of(KNIGHT, BISHOP, ROOK, QUEEN));

  private final char letter;

  Role(char letter) {
    this.letter = letter;
  }

  /** Returns the English capital letter of this role; {@code P} for a pawn. */
  public char letter() {
    return letter;
  }

  /** Returns the role with the given English letter in either case, or null if there is none. */
  public static @Nullable Role fromLetter(char letter) {
    return switch (letter) {
      case 'P', 'p' -> PAWN;
      case 'N', 'n' -> KNIGHT;
      case 'B', 'b' -> BISHOP;
      case 'R', 'r' -> ROOK;
      case 'Q', 'q' -> QUEEN;
      case 'K', 'k' -> KING;
      default -> null;
    };
  }
}
