package org.queenside.play;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** How well the computer plays mini-games. */
public enum Strength {
  /** Every other move is any move; the rest look one move ahead. Made to be beaten. */
  EASY(1, 500),
  /** Sees the answer to its move, and what can be taken then. */
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

  /** Returns how many moves ahead it looks at most, captures apart. */
  int depth() {
    return depth;
  }

  /** Returns after how many positions it stops looking deeper. */
  int positions() {
    return positions;
  }
}
