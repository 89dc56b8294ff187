package org.queenside.practice;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What can be practised over and over. */
public enum Drill {
  /** Set up the pieces from an empty board. */
  SET_UP,
  /** Find what is wrong with a set-up. */
  FAULT,
  /** Turn the board until it lies right. */
  TURN,
  /** Find squares by their names. */
  FIND_SQUARE,
  /** Name squares that are lit. */
  NAME_SQUARE,
  /** Mark every square that a piece can reach. */
  REACH,
  /** Decide whether a move is legal. */
  LEGAL,
  /** Find every move that gives check. */
  CHECKS,
  /** Mark every piece that protects another. */
  DEFENDERS,
  /** Decide whether a check is mate. */
  MATE_OR_NOT;

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** Returns the stable name used in addresses, in the log and in bundles: {@code find-square}. */
  public String code() {
    return code;
  }

  /** Returns the name of the drill in the log of attempts. */
  public String item() {
    return "drill/" + code;
  }

  /** Returns the drill with the given code, or null if there is none. */
  public static @Nullable Drill find(String code) {
    for (Drill drill : values()) {
      if (drill.code.equals(code)) {
        return drill;
      }
    }
    return null;
  }
}
