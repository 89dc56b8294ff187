package org.queenside.progress;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A learner's progress on one item.
 *
 * @param bestStars the most stars that any attempt earned, 0 to 3
 * @param doneAt when the item was first solved or shown; null if it is unfinished
 * @param tries the number of answers given, right and wrong, without hints and skips
 * @param lastAt when the learner last did anything with it
 * @param latest what that was
 * @param solution how it was last solved; null if it never was
 */
public record ItemProgress(
    String item,
    int bestStars,
    @Nullable Instant doneAt,
    int tries,
    Instant lastAt,
    Latest latest,
    @Nullable Solution solution) {

  /**
   * What a learner last did with an item.
   *
   * @param wrong the number of wrong and refused tries in that run
   * @param hints the number of hints taken in that run
   */
  public record Latest(Attempt.Outcome outcome, int wrong, int hints) {}

  /**
   * How an item was solved.
   *
   * @param stars 1 to 3
   * @param hints the number of hints taken
   * @param fewestHints the fewest hints with which it has ever been solved
   */
  public record Solution(Instant at, int stars, int hints, int fewestHints) {

    /** Creates the solution of an item that was solved once. */
    public Solution(Instant at, int stars, int hints) {
      this(at, stars, hints, hints);
    }
  }

  /** Returns the progress before the first attempt. */
  static ItemProgress untouched(String item) {
    return new ItemProgress(
        item, 0, null, 0, Instant.MIN, new Latest(Attempt.Outcome.SKIPPED, 0, 0), null);
  }

  /**
   * Returns the progress after one more attempt. This is the only rule for computing progress from
   * the log.
   */
  ItemProgress after(Attempt.Outcome outcome, Effort effort, @Nullable Integer stars, Instant at) {
    return new ItemProgress(
        item,
        Math.max(bestStars, stars == null ? 0 : stars),
        doneAt == null && outcome.finishes() ? at : doneAt,
        tries + (outcome.isTry() ? 1 : 0),
        at.isAfter(lastAt) ? at : lastAt,
        new Latest(outcome, effort.wrong(), effort.hints()),
        outcome == Attempt.Outcome.SOLVED
            ? new Solution(at, requireNonNull(stars), effort.hints(), fewestHints(effort.hints()))
            : solution);
  }

  private int fewestHints(int hints) {
    return solution == null ? hints : Math.min(solution.fewestHints(), hints);
  }

  /** Returns whether the item is done: solved, or its answer shown. */
  public boolean isDone() {
    return doneAt != null;
  }
}
