package org.queenside.progress;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How far a learner is with one item.
 *
 * @param item the item
 * @param bestStars the most stars any attempt earned, 0 to 3
 * @param doneAt when the item was first solved or shown; null while it is open
 * @param tries answers given, right and wrong; hints and skips do not count
 * @param lastAt when the learner last did anything on it
 */
public record ItemProgress(
    String item, int bestStars, @Nullable Instant doneAt, int tries, Instant lastAt) {

  /** Nothing done yet. */
  static ItemProgress untouched(String item) {
    return new ItemProgress(item, 0, null, 0, Instant.MIN);
  }

  /** The progress after one more attempt: the only rule by which the log adds up to progress. */
  ItemProgress after(Attempt.Outcome outcome, @Nullable Integer stars, Instant at) {
    return new ItemProgress(
        item,
        Math.max(bestStars, stars == null ? 0 : stars),
        doneAt == null && outcome.finishes() ? at : doneAt,
        tries + (outcome.isTry() ? 1 : 0),
        at.isAfter(lastAt) ? at : lastAt);
  }

  /**
   * Says whether the item is done: solved, or its answer shown.
   *
   * @return whether it is done
   */
  public boolean isDone() {
    return doneAt != null;
  }
}
