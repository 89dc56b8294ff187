package org.queenside.practice;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;

/**
 * A task against the clock with a personal best.
 *
 * @param name a stable name of at most 60 characters
 * @param mostWins whether a higher result is better
 */
public record TimedChallenge(String name, boolean mostWins) {

  /** Judging the most moves in a minute. */
  public static final TimedChallenge LEGAL_MOVES =
      new TimedChallenge(Drill.LEGAL.code() + "/minute", true);

  /** Returns the challenge to set up the pieces in the fewest milliseconds. */
  public static TimedChallenge of(SetUpTask task) {
    return new TimedChallenge(Drill.SET_UP.code() + "/" + word(task.side()), false);
  }

  /** Returns the challenge to find or name the most squares in half a minute. */
  public static TimedChallenge of(SquareTask tasks) {
    return new TimedChallenge(tasks.drill().code() + "/" + word(tasks.from()), true);
  }

  /** Returns the challenge with a stored name. */
  static TimedChallenge named(String name) {
    return new TimedChallenge(name, !name.startsWith(Drill.SET_UP.code() + "/"));
  }

  private static String word(@Nullable Color color) {
    return color == null ? "both" : color.name().toLowerCase(Locale.ROOT);
  }

  boolean isBetter(int result, @Nullable Integer than) {
    return than == null || (mostWins ? result > than : result < than);
  }
}
