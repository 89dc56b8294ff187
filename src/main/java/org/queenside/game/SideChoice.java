package org.queenside.game;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;
import org.queenside.play.SeededRandom;

/** Which side a player wants. */
public enum SideChoice {
  WHITE,
  BLACK,
  /** Drawn by lot. */
  EITHER;

  /** Returns the name in addresses, such as {@code either}. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns the choice of a side. */
  static SideChoice of(Color side) {
    return side == Color.WHITE ? WHITE : BLACK;
  }

  /** Returns the choice with this code; nothing if there is none. */
  public static Optional<SideChoice> of(@Nullable String code) {
    return Arrays.stream(values()).filter(choice -> choice.code().equals(code)).findFirst();
  }

  Color color(GameId game) {
    return switch (this) {
      case WHITE -> Color.WHITE;
      case BLACK -> Color.BLACK;
      case EITHER -> SeededRandom.of(game.seed()).color();
    };
  }
}
