package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/** A role together with the side it belongs to. */
public enum Piece {
  WHITE_PAWN(Color.WHITE, Role.PAWN),
  WHITE_KNIGHT(Color.WHITE, Role.KNIGHT),
  WHITE_BISHOP(Color.WHITE, Role.BISHOP),
  WHITE_ROOK(Color.WHITE, Role.ROOK),
  WHITE_QUEEN(Color.WHITE, Role.QUEEN),
  WHITE_KING(Color.WHITE, Role.KING),
  BLACK_PAWN(Color.BLACK, Role.PAWN),
  BLACK_KNIGHT(Color.BLACK, Role.KNIGHT),
  BLACK_BISHOP(Color.BLACK, Role.BISHOP),
  BLACK_ROOK(Color.BLACK, Role.ROOK),
  BLACK_QUEEN(Color.BLACK, Role.QUEEN),
  BLACK_KING(Color.BLACK, Role.KING);

  private static final Piece[] BY_COLOR_AND_ROLE = values();
  private static final int ROLES = Role.values().length;
  private static final @Nullable Piece[] BY_LETTER = new Piece[128];

  static {
    for (Piece piece : BY_COLOR_AND_ROLE) {
      BY_LETTER[piece.letter()] = piece;
    }
  }

  private final Color color;
  private final Role role;

  Piece(Color color, Role role) {
    this.color = color;
    this.role = role;
  }

  /** Returns the side this piece belongs to. */
  public Color color() {
    return color;
  }

  /** Returns what this piece is. */
  public Role role() {
    return role;
  }

  /** Returns the FEN letter of this piece: a capital for White, a small letter for Black. */
  public char letter() {
    return color == Color.WHITE ? role.letter() : Character.toLowerCase(role.letter());
  }

  /** Returns the piece of that side and role. */
  public static Piece of(Color color, Role role) {
    return BY_COLOR_AND_ROLE[color.ordinal() * ROLES + role.ordinal()];
  }

  /** Returns the piece with the given FEN letter, or null if there is none. */
  public static @Nullable Piece fromLetter(char letter) {
    return letter < BY_LETTER.length ? BY_LETTER[letter] : null;
  }
}
