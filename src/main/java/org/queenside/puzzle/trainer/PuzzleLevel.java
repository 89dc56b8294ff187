package org.queenside.puzzle.trainer;

import org.queenside.puzzle.Rating;

/**
 * How strong a learner is at puzzles.
 *
 * @param rating on the scale of the puzzles
 * @param solved puzzles solved at the first encounter, without a wrong move, a hint or the solution
 * @param tried puzzles whose first encounter is decided
 */
public record PuzzleLevel(Rating rating, int solved, int tried) {

  private static final double SETTLED_DEVIATION = 120;

  /** Where everybody begins: among the easier puzzles, and nobody knows yet. */
  public static final PuzzleLevel FIRST = new PuzzleLevel(new Rating(800, 250, 0.06), 0, 0);

  /** Whether enough is known for the rating to be worth showing. */
  public boolean isSettled() {
    return rating.deviation() <= SETTLED_DEVIATION;
  }

  /**
   * The level of one learner who was taken for two. Both began as {@link #FIRST}. How much the
   * strength varies is known best by who tried more.
   */
  PuzzleLevel with(PuzzleLevel other) {
    Rating sum = rating.with(other.rating, FIRST.rating);
    double volatility = (tried >= other.tried ? this : other).rating.volatility();
    return new PuzzleLevel(
        new Rating(sum.value(), sum.deviation(), volatility),
        solved + other.solved,
        tried + other.tried);
  }

  /** The level when some first encounters turned out to be second ones. */
  PuzzleLevel less(int solvedTwice, int triedTwice) {
    int left = Math.max(0, tried - triedTwice);
    return new PuzzleLevel(rating, Math.clamp(solved - (long) solvedTwice, 0, left), left);
  }

  /** The level after a first encounter with a puzzle. */
  PuzzleLevel after(Rating puzzle, boolean won) {
    return new PuzzleLevel(
        Glicko2.after(rating, puzzle, won), won ? solved + 1 : solved, tried + 1);
  }
}
