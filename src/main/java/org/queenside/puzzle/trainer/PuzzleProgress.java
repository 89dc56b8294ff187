package org.queenside.puzzle.trainer;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.Attempt;

/**
 * What a learner knows of one puzzle.
 *
 * @param won how the first encounter ended; null while it is open
 * @param missedAt when it was last missed; null if never, or if it was solved since
 */
public record PuzzleProgress(@Nullable Boolean won, @Nullable Instant missedAt) {

  /** Met and still open. */
  static final PuzzleProgress OPEN = new PuzzleProgress(null, null);

  /**
   * Takes one more attempt in. A wrong move, a hint or the solution is a miss. A solution without
   * any of them since the puzzle was last set up makes a miss good; after one it only ends the run.
   * A move against the rules costs nothing.
   */
  PuzzleProgress after(Attempt attempt, Instant now) {
    return switch (attempt.outcome()) {
      case WRONG, HINT, SHOWN -> new PuzzleProgress(won == null ? Boolean.FALSE : won, now);
      case SOLVED -> {
        Duration spent = attempt.effort().spent();
        // A run that goes on after a reload is older than the time spent on its page.
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
