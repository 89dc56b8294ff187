package org.queenside.puzzle;

import java.util.Map;
import org.queenside.puzzle.pattern.MatePattern;
import org.queenside.puzzle.pattern.PuzzleLabels;

/**
 * Estimates how hard a puzzle is before anyone has tried it.
 *
 * <p>The more moves give check, the harder a mate in one: solvers look at checks, and each one that
 * doesn't mate is a distraction. Over rated puzzles the number of checks correlates with solvers'
 * results at +0.56, while the numbers of legal moves and of pieces hardly matter. The tenth check
 * adds less than the second, so the logarithm is used. Quiet-looking or unusual moves add a little,
 * several solutions subtract a little.
 *
 * <p>With a correlation of 0.56, five sixths of the spread of about 240 points remain unexplained:
 * every initial rating has that deviation, and results correct it quickly.
 */
public final class InitialRating {

  private static final double ONE_CHECK = 600;
  private static final double PER_DOUBLING_OF_CHECKS = 175;
  private static final double PER_FURTHER_ANSWER = 50;
  private static final int MOST_FURTHER_ANSWERS = 3;
  private static final double DEVIATION = 200;
  private static final double VOLATILITY = 0.06;

  /** Extra points for moves that solvers consider late. */
  private static final Map<MatePattern, Integer> UNUSUAL =
      Map.of(
          MatePattern.CASTLING, 300,
          MatePattern.EN_PASSANT, 300,
          MatePattern.UNDERPROMOTION, 300,
          MatePattern.DISCOVERED_CHECK, 150,
          MatePattern.DOUBLE_CHECK, 150,
          MatePattern.BODEN, 75,
          MatePattern.SMOTHERED, 75,
          MatePattern.PROMOTION, 50);

  private InitialRating() {}

  /** Returns the initial rating of a puzzle without one. */
  public static Rating of(PuzzleLabels labels) {
    double checks = Math.log(Math.max(1, labels.checks())) / Math.log(2);
    int furtherAnswers = Math.clamp(labels.answers() - 1L, 0, MOST_FURTHER_ANSWERS);
    double points =
        ONE_CHECK
            + PER_DOUBLING_OF_CHECKS * checks
            + UNUSUAL.getOrDefault(labels.pattern(), 0)
            - PER_FURTHER_ANSWER * furtherAnswers;
    return new Rating(points, DEVIATION, VOLATILITY);
  }

  /**
   * Returns the rating of an imported puzzle.
   *
   * @param value in points on the usual scale
   * @param deviation how uncertain it is, in points
   */
  public static Rating known(double value, double deviation) {
    return new Rating(value, deviation, VOLATILITY);
  }
}
