package org.queenside.practice;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Color;

/**
 * Something done against the clock, with a personal best.
 *
 * @param name stable, at most 60 characters
 * @param mostWins whether the greater result is the better one
 */
public record TimedChallenge(String name, boolean mostWins) {

  /** Setting up on time: the fewest milliseconds are best. */
  public static TimedChallenge of(SetUpTask task) {
    return new TimedChallenge(Drill.SET_UP.code() + "/" + word(task.side()), false);
  }

  /** Squares in half a minute: the most are best. */
  public static TimedChallenge of(SquareTask tasks) {
    return new TimedChallenge(tasks.drill().code() + "/" + word(tasks.from()), true);
  }

  /** A contest by its name, as it was kept. */
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
