package org.queenside.game.review;

import java.util.Locale;

/** A rule for the first ten moves, as taught in the course. */
public enum OpeningRule {
  /** Push a pawn into the centre before you push a side pawn. */
  CENTRE,
  /** Bring out your other knights and bishops before you move the same piece again. */
  SAME_PIECE,
  /** Keep your queen at home until your knights and bishops are out. */
  QUEEN,
  /** Don't lose the right to castle. */
  CASTLING_RIGHT,
  /** Castle as soon as you can. */
  CASTLING;

  /** Returns the stable name, such as {@code same-piece}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static OpeningRule of(String code) {
    return valueOf(code.toUpperCase(Locale.ROOT).replace('-', '_'));
  }
}
