package org.queenside.puzzle.trainer;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.queenside.puzzle.pattern.MatePattern;

/**
 * A learner's puzzle results, for charts.
 *
 * @param days the last {@link #DAYS} days without a gap, the oldest first
 * @param levels the rating at the end of each day with a rated puzzle, the oldest first
 * @param patterns the results for each pattern that the learner has met
 */
public record PuzzleHistory(
    List<DayCount> days, List<RatingPoint> levels, Map<MatePattern, PatternStatistics> patterns) {

  /** How many days are shown. */
  public static final int DAYS = 28;

  /** Copies the collections. */
  public PuzzleHistory {
    days = List.copyOf(days);
    levels = List.copyOf(levels);
    patterns = Map.copyOf(patterns);
  }

  /**
   * One day.
   *
   * @param solved the number of puzzles solved that day, with any number of tries
   */
  public record DayCount(LocalDate date, int solved) {}

  /** The rating at the end of a day. */
  public record RatingPoint(LocalDate date, double rating) {}

  /**
   * The results for one pattern.
   *
   * @param met the number of different puzzles met
   * @param solvedAtOnce the number solved at the first encounter
   */
  public record PatternStatistics(int met, int solvedAtOnce) {}
}
