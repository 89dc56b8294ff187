package org.queenside.chess;

import org.jspecify.annotations.Nullable;

/** The result of a game as it is written on the score sheet. */
public enum GameResult {
  WHITE_WINS("1-0"),
  BLACK_WINS("0-1"),
  DRAW("1/2-1/2"),
  /** The game goes on, or its result is unknown. */
  UNDECIDED("*");

  private final String text;

  GameResult(String text) {
    this.text = text;
  }

  /** Returns the result of a game that the given side wins. */
  public static GameResult winFor(Color winner) {
    return winner == Color.WHITE ? WHITE_WINS : BLACK_WINS;
  }

  /** Returns the result written like {@code 1-0}, {@code 1/2-1/2}, {@code ½-½} or {@code *}. */
  public static @Nullable GameResult find(String text) {
    return switch (text) {
      case "1-0" -> WHITE_WINS;
      case "0-1" -> BLACK_WINS;
      case "1/2-1/2", "1/2", "½-½", "½" -> DRAW;
      case "*" -> UNDECIDED;
      default -> null;
    };
  }

  /** Returns the result as PGN writes it. */
  @Override
  public String toString() {
    return text;
  }
}
