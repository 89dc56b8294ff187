package org.queenside.play;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;

/**
 * How a mini-game ended.
 *
 * @param winner the side that won, or null for a draw
 */
public record MiniGameResult(@Nullable Color winner, Reason why) {

  /** What ended the game. */
  public enum Reason {
    /** The winner's pawn reached the last rank. */
    PROMOTED,
    /** The winner took the loser's last piece. */
    CAPTURED_ALL,
    /** The loser has no legal move. */
    BLOCKED,
    /** The winner's king reached the last rank. */
    ARRIVED,
    /** The loser's king took too many moves. */
    TOO_LATE,
    /** The winner collected more than half of the stars. */
    MOST_STARS,
    /** Nothing was taken or reached for too long. */
    NO_PROGRESS;

    private final String code = name().toLowerCase(Locale.ROOT).replace('_', '-');

    /** Returns the stable name used in message bundles: {@code captured-all}. */
    public String code() {
      return code;
    }
  }
}
