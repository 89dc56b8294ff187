package org.queenside.game;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What players can say to each other. There is no other way to talk. */
public enum GameSign {
  HELLO,
  HAVE_FUN,
  NICE_MOVE,
  OOPS,
  THANKS,
  GOOD_GAME;

  private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

  /** Returns the name in messages and in the database, such as {@code good-game}. */
  public String code() {
    return code;
  }

  /** Returns the sign with this code; nothing if there is none. */
  public static Optional<GameSign> of(@Nullable String code) {
    return Arrays.stream(values()).filter(sign -> sign.code.equals(code)).findFirst();
  }
}
