package org.queenside.school.assignment;

import org.jspecify.annotations.Nullable;
import org.queenside.progress.DrillTotals;
import org.queenside.progress.ItemProgress;
import org.queenside.progress.PeriodProgress;

/** How a pupil stands with one item, as the class board shows it. */
public enum ItemState {
  /** Nothing tried yet. */
  OPEN('o'),
  /** Something tried, not done. */
  WORKING('w'),
  /** Three or more wrong tries and not done, or the answer was shown: help is needed. */
  STUCK('s'),
  /** Done after a hint. */
  HELPED('h'),
  /** Done. */
  RIGHT('r');

  private static final int MANY_WRONG = 3;

  private final char letter;

  ItemState(char letter) {
    this.letter = letter;
  }

  /** Stands for it where many are written, in the database and on the way to the browser. */
  public char letter() {
    return letter;
  }

  /**
   * Reads such a letter.
   *
   * @throws IllegalArgumentException if it stands for none
   */
  static ItemState of(int letter) {
    for (ItemState state : values()) {
      if (state.letter == letter) {
        return state;
      }
    }
    throw new IllegalArgumentException("no state is " + letter);
  }

  /** Whether it counts as done. */
  public boolean isDone() {
    return switch (this) {
      case HELPED, RIGHT -> true;
      case OPEN, WORKING, STUCK -> false;
    };
  }

  /**
   * Tells how a pupil stands with anything but a drill.
   *
   * @param standing what the pupil did in the time that counts; null for nothing
   * @param stars with so many stars it is done, 0 to 3
   */
  static ItemState of(@Nullable PeriodProgress standing, int stars) {
    if (standing == null) {
      return OPEN;
    }
    ItemProgress.Solution solution = standing.solution();
    if (solution != null && standing.stars() >= stars) {
      return solution.hints() > 0 ? HELPED : RIGHT;
    }
    ItemProgress.Latest latest = standing.latest();
    return switch (latest.outcome()) {
      case SHOWN -> STUCK;
      case SOLVED -> WORKING;
      case WRONG, REFUSED, HINT, SKIPPED -> latest.wrong() >= MANY_WRONG ? STUCK : WORKING;
    };
  }

  /**
   * Tells how a pupil stands with a drill.
   *
   * @param tally what the pupil did in the time that counts; null for nothing
   * @param amount how often it is to be solved, 1 or more
   */
  static ItemState of(@Nullable DrillTotals tally, int amount) {
    if (tally == null) {
      return OPEN;
    }
    return tally.solved() >= amount ? RIGHT : WORKING;
  }
}
