package org.queenside.play;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How well the computer plays mini-games. */
public enum Strength {
  /** Plays a random move half of the time and looks one move ahead otherwise; easy to beat. */
  EASY(1, 500),
  /** Sees the reply to its move and the captures after it. */
  MEDIUM(2, 4_000),
  /** Looks as far as it can within a fraction of a second. */
  HARD(12, 12_000);

  private final String code = name().toLowerCase(Locale.ROOT);
  private final int depth;
  private final int positions;

  Strength(int depth, int positions) {
    this.depth = depth;
    this.positions = positions;
  }

  /** Returns the stable name used in addresses and lesson files. */
  public String code() {
    return code;
  }

  /** Returns the strength with the given code, or null if there is none. */
  public static @Nullable Strength find(String code) {
    for (Strength strength : values()) {
      if (strength.code.equals(code)) {
        return strength;
      }
    }
    return null;
  }

  /** Returns the maximum number of moves it looks ahead, not counting captures. */
  int depth() {
    return depth;
  }

  /** Returns the number of positions after which it stops searching. */
  int positions() {
    return positions;
  }
}
