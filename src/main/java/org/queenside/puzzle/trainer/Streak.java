package org.queenside.puzzle.trainer;

import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleId;

/**
 * A row of puzzles, each a little harder than the last, until the first wrong move.
 *
 * @param solved puzzles solved so far
 * @param skipUsed whether the one skip is gone
 * @param over whether it has ended, or none was begun yet
 * @param best the most puzzles solved in any streak, this one included
 * @param now the puzzle to solve now, or the one it ended with; null if there is none
 * @param missed the wrong move it ended with, as the log of attempts keeps it, or null
 */
public record Streak(
    int solved,
    boolean skipUsed,
    boolean over,
    int best,
    @Nullable PuzzleId now,
    @Nullable String missed) {

  /** Of whoever has not begun one. */
  public static final Streak NONE = new Streak(0, false, true, 0, null, null);

  private static final double BELOW_LEVEL = 400;
  private static final double STEP = 40;

  /** How hard the puzzle to solve next should be, for a streak begun at a rating. */
  double aim(double begunAt) {
    return begunAt - BELOW_LEVEL + STEP * solved;
  }

  /** A new one; the best is kept. */
  Streak anew(@Nullable PuzzleId first) {
    return new Streak(0, false, first == null, best, first, null);
  }

  /** One more puzzle solved. */
  Streak counted() {
    return new Streak(solved + 1, skipUsed, over, Math.max(best, solved + 1), now, null);
  }

  /** The next puzzle; without one the streak is over. */
  Streak on(@Nullable PuzzleId next) {
    return new Streak(solved, skipUsed, next == null, best, next, null);
  }

  /** The skip taken. */
  Streak skipping() {
    return new Streak(solved, true, over, best, now, null);
  }

  /** The first miss. */
  Streak ended(@Nullable String with) {
    return new Streak(solved, skipUsed, true, best, now, with);
  }

  /** Whether it is a loss rather to give this one up than another: it runs, or has come further. */
  boolean isWorthMoreThan(Streak other) {
    return over == other.over ? solved > other.solved : other.over;
  }

  /** The same, where another one was the best. */
  Streak atBest(int most) {
    return new Streak(solved, skipUsed, over, most, now, missed);
  }

  /** Whether this is the puzzle to solve now. */
  boolean isAt(PuzzleId puzzle) {
    return !over && puzzle.equals(now);
  }
}
