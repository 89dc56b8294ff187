package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How a learner stands with an item that was touched in a period: only what was done in it counts.
 *
 * @param lastAt when something was last done on it
 * @param latest what that was
 * @param stars the most stars won, 0 to 3
 * @param solution how it was last solved; null if it was not
 */
public record PeriodProgress(
    Instant lastAt,
    ItemProgress.Latest latest,
    int stars,
    ItemProgress.@Nullable Solution solution) {

  /**
   * Tells from the progress how the learner stands; null if the item was not touched in the period.
   * Belongs to progress that is enough to tell.
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
   * Whether the progress alone cannot tell: the item was touched after the period, or its best
   * stars may have been won before it.
   */
  static boolean isUncertain(ItemProgress progress, Period period) {
    if (period.isOverAt(progress.lastAt())) {
      return true;
    }
    ItemProgress.Solution solution = progress.solution();
    return period.since() != null
        && solution != null
        && period.hasBegunBy(solution.at())
        && solution.stars() < progress.bestStars();
  }
}
