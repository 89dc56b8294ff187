package org.queenside.puzzle.trainer;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import org.queenside.puzzle.pattern.MatePattern;

/**
 * What a learner has done with puzzles, for pictures of it.
 *
 * @param days the last {@link #DAYS} days without a gap, the oldest first
 * @param levels the rating at the end of each day on which there was a rated puzzle, the oldest
 *     first; of all time
 * @param patterns what was met of each pattern; a pattern never met is missing
 */
public record PuzzleHistory(
    List<DayCount> days, List<RatingPoint> levels, Map<MatePattern, PatternStatistics> patterns) {

  /** How many days are shown. */
  public static final int DAYS = 28;

  /** Copies all. */
  public PuzzleHistory {
    days = List.copyOf(days);
    levels = List.copyOf(levels);
    patterns = Map.copyOf(patterns);
  }

  /**
   * One day.
   *
   * @param solved puzzles solved on it, however many tries they took
   */
  public record DayCount(LocalDate date, int solved) {}

  /** The rating on the evening of a day. */
  public record RatingPoint(LocalDate date, double rating) {}

  /**
   * How well a pattern is known.
   *
   * @param met different puzzles met
   * @param solvedAtOnce those of them solved at the first encounter
   */
  public record PatternStatistics(int met, int solvedAtOnce) {}
}
