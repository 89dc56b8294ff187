package org.queenside.chess;

/**
 * Moves packed into 15 bits, the form used to generate and make them: from (bits 0 to 5), to (6 to
 * 11) and kind (12 to 14). Unlike a {@link Move}, a code says whether it is a double step, en
 * passant or castling.
 */
final class MoveCode {
  /** A move of no special kind. The kind of a promotion is the ordinal of the role. */
  static final int PLAIN = 0;

  static final int DOUBLE_STEP = 5;
  static final int EN_PASSANT = 6;
  static final int CASTLING = 7;

  /** One more than the largest code. */
  static final int LIMIT = 8 << 12;

  private MoveCode() {}

  static int of(int from, int to, int kind) {
    return from | to << 6 | kind << 12;
  }

  static int from(int code) {
    return code & 63;
  }

  static int to(int code) {
    return code >>> 6 & 63;
  }

  static int kind(int code) {
    return code >>> 12;
  }
}
