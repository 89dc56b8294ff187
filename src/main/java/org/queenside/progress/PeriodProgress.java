package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The progress on an item within a period. Attempts outside the period don't count.
 *
 * @param lastAt the time of the last attempt
 * @param latest the last attempt
 * @param stars the most stars won, 0 to 3
 * @param solution how it was last solved; null if it wasn't
 */
public record PeriodProgress(
    Instant lastAt,
    ItemProgress.Latest latest,
    int stars,
    ItemProgress.@Nullable Solution solution) {

  /**
   * Computes it from progress that isn't {@linkplain #isUncertain uncertain}, or returns null if
   * there was no attempt in the period.
   */
  static @Nullable PeriodProgress of(ItemProgress progress, Period period) {
    if (!period.contains(progress.lastAt())) {
      return null;
    }
    ItemProgress.Solution solution = progress.solution();
    boolean counts = solution != null && period.hasBegunBy(solution.at());
    return new PeriodProgress(
        progress.lastAt(),
        progress.latest(),
        counts ? progress.bestStars() : 0,
        counts ? solution : null);
  }

  /**
   * Returns whether the log is needed, because there were attempts after the period or the best
   * result may have been achieved before it.
   */
  static boolean isUncertain(ItemProgress progress, Period period) {
    if (period.isOverAt(progress.lastAt())) {
      return true;
    }
    ItemProgress.Solution solution = progress.solution();
    return period.since() != null
        && solution != null
        && period.hasBegunBy(solution.at())
        && (solution.stars() < progress.bestStars() || solution.hints() > solution.fewestHints());
  }
}
