package org.queenside.puzzle.trainer;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.Attempt;

/**
 * A learner's results for one puzzle.
 *
 * @param won how the first encounter ended; null while it is open
 * @param missedAt when it was last missed; null if never, or if it has been solved since
 */
public record PuzzleProgress(@Nullable Boolean won, @Nullable Instant missedAt) {

  /** The puzzle has been met, and the first encounter is still open. */
  static final PuzzleProgress OPEN = new PuzzleProgress(null, null);

  /**
   * Returns the progress after one more attempt. A wrong move, a hint or showing the solution is a
   * miss. Solving it without any of these since it was last set up clears a miss; solving it after
   * one only ends the run. An illegal move costs nothing.
   */
  PuzzleProgress after(Attempt attempt, Instant now) {
    return switch (attempt.outcome()) {
      case WRONG, HINT, SHOWN -> new PuzzleProgress(won == null ? Boolean.FALSE : won, now);
      case SOLVED -> {
        Duration spent = attempt.effort().spent();
        // After a reload, the run is older than the time spent on the page.
        boolean missedInThisRun =
            missedAt != null
                && (!missedAt.isBefore(now.minus(spent))
                    || attempt.effort().wrong() > 0
                    || attempt.effort().hints() > 0);
        yield new PuzzleProgress(
            won == null ? Boolean.TRUE : won, missedInThisRun ? missedAt : null);
      }
      case REFUSED, SKIPPED -> this;
    };
  }
}
