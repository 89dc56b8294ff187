package org.queenside.puzzle.trainer;

import org.jspecify.annotations.Nullable;
import org.queenside.puzzle.PuzzleId;

/**
 * A series of puzzles, each a little harder than the last, until the first wrong move.
 *
 * @param solved the number of puzzles solved so far
 * @param skipUsed whether the only skip has been used
 * @param over whether it has ended, or has not begun
 * @param best the most puzzles solved in a streak, including this one
 * @param now the puzzle to solve now, or the one it ended with; null if there is none
 * @param missed the wrong move it ended with, as in the attempt log, or null
 */
public record Streak(
    int solved,
    boolean skipUsed,
    boolean over,
    int best,
    @Nullable PuzzleId now,
    @Nullable String missed) {

  /** The streak of a learner who hasn't begun one yet. */
  public static final Streak NONE = new Streak(0, false, true, 0, null, null);

  private static final double BELOW_LEVEL = 400;
  private static final double STEP = 40;

  /** Returns the rating that the next puzzle should have. */
  double aim(double begunAt) {
    return begunAt - BELOW_LEVEL + STEP * solved;
  }

  /** Returns a new streak that keeps the best result. */
  Streak restarted(@Nullable PuzzleId first) {
    return new Streak(0, false, first == null, best, first, null);
  }

  /** Returns the streak with one more puzzle solved. */
  Streak counted() {
    return new Streak(solved + 1, skipUsed, over, Math.max(best, solved + 1), now, null);
  }

  /** Returns the streak with its next puzzle; without one it is over. */
  Streak on(@Nullable PuzzleId next) {
    return new Streak(solved, skipUsed, next == null, best, next, null);
  }

  /** Returns the streak with the skip used. */
  Streak skipping() {
    return new Streak(solved, true, over, best, now, null);
  }

  /** Returns the streak after the first mistake. */
  Streak ended(@Nullable String with) {
    return new Streak(solved, skipUsed, true, best, now, with);
  }

  /** Returns whether to keep this streak rather than another, because it is running or longer. */
  boolean isWorthMoreThan(Streak other) {
    return over == other.over ? solved > other.solved : other.over;
  }

  /** Returns the same streak with another best result. */
  Streak atBest(int most) {
    return new Streak(solved, skipUsed, over, most, now, missed);
  }

  /** Returns whether this is the puzzle to solve now. */
  boolean isAt(PuzzleId puzzle) {
    return !over && puzzle.equals(now);
  }
}
