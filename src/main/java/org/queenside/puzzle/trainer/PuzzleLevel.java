package org.queenside.puzzle.trainer;

import org.queenside.puzzle.Rating;

/**
 * A learner's strength at puzzles.
 *
 * @param rating on the same scale as the puzzles'
 * @param solved the number of puzzles solved at the first encounter, without a wrong move, a hint
 *     or the solution
 * @param tried the number of puzzles whose first encounter is decided
 */
public record PuzzleLevel(Rating rating, int solved, int tried) {

  private static final double SETTLED_DEVIATION = 120;

  /** The initial rating: low, with high uncertainty. */
  public static final PuzzleLevel FIRST = new PuzzleLevel(new Rating(800, 250, 0.06), 0, 0);

  /** Returns whether the rating is certain enough to be shown. */
  public boolean isSettled() {
    return rating.deviation() <= SETTLED_DEVIATION;
  }

  /**
   * Returns the merged level of a learner who was recorded as two learners. Both started from
   * {@link #FIRST}. The volatility is that of the level with more results.
   */
  PuzzleLevel with(PuzzleLevel other) {
    Rating sum = rating.with(other.rating, FIRST.rating);
    double volatility = (tried >= other.tried ? this : other).rating.volatility();
    return new PuzzleLevel(
        new Rating(sum.value(), sum.deviation(), volatility),
        solved + other.solved,
        tried + other.tried);
  }

  /** Returns the level without first encounters that turned out to be repeats. */
  PuzzleLevel less(int solvedTwice, int triedTwice) {
    int left = Math.max(0, tried - triedTwice);
    return new PuzzleLevel(rating, Math.clamp(solved - (long) solvedTwice, 0, left), left);
  }

  /** Returns the level after a first encounter with a puzzle. */
  PuzzleLevel after(Rating puzzle, boolean won) {
    return new PuzzleLevel(
        Glicko2.after(rating, puzzle, won), won ? solved + 1 : solved, tried + 1);
  }
}
