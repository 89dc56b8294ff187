package org.queenside.game;

import java.util.Locale;
import org.queenside.chess.Color;
import org.queenside.chess.GameResult;

/** The result of a game for one of its players. */
public enum PlayerResult {
  WON,
  DRAWN,
  LOST,
  /** The game isn't over. */
  UNDECIDED;

  /** Returns the result of a game for the player of a side. */
  public static PlayerResult of(GameResult result, Color own) {
    return switch (result) {
      case DRAW -> DRAWN;
      case UNDECIDED -> UNDECIDED;
      case WHITE_WINS, BLACK_WINS -> result == GameResult.winFor(own) ? WON : LOST;
    };
  }

  /** Returns the name used in messages. */
  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
