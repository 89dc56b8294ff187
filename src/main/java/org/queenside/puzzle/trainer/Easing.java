package org.queenside.puzzle.trainer;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.queenside.progress.Attempt;
import org.queenside.progress.RecordedAttempt;

/**
 * How far below the usual rating a learner's next puzzle should be. Two solutions shown in a row
 * make puzzles easier, and solving some leads back. The learner's own rating follows from the
 * results alone.
 */
final class Easing {

  /** Older results don't count: a new day starts afresh. */
  static final Duration PERIOD = Duration.ofHours(12);

  /** The number of attempts that are looked at. */
  static final int ATTEMPTS = 40;

  private static final int SHOWN_IN_A_ROW = 2;
  private static final double STEP = 200;
  private static final double MOST = 600;
  private static final double STEP_BACK = 100;

  private Easing() {}

  /** Returns the points to subtract, given attempts on puzzles with the oldest first. */
  static double of(List<RecordedAttempt> log) {
    double easing = 0;
    int inARow = 0;
    for (boolean shown : results(log).values()) {
      inARow = shown ? inARow + 1 : 0;
      if (inARow >= SHOWN_IN_A_ROW) {
        easing = Math.min(MOST, easing + STEP);
      } else if (!shown) {
        easing = Math.max(0, easing - STEP_BACK);
      }
    }
    return easing;
  }

  /** Returns for each finished puzzle, in order, whether its solution was shown. */
  private static Map<String, Boolean> results(List<RecordedAttempt> log) {
    Map<String, Boolean> shown = new LinkedHashMap<>();
    for (RecordedAttempt each : log) {
      Attempt attempt = each.attempt();
      switch (attempt.outcome()) {
        case SHOWN -> shown.put(attempt.item(), true);
        // A puzzle that is solved after its solution was shown counts as shown.
        case SOLVED -> shown.putIfAbsent(attempt.item(), false);
        case WRONG, REFUSED, HINT, SKIPPED -> {}
      }
    }
    return shown;
  }
}
