package org.queenside.school.assignment;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.DrillTotals;
import org.queenside.progress.ItemProgress;
import org.queenside.progress.PeriodProgress;

/** A pupil's progress with one item, as the class board shows it. */
public enum ItemState {
  /** Not tried yet. */
  OPEN('o'),
  /** Left without an answer. */
  SKIPPED('k'),
  /** Left blank on paper. */
  BLANK('b'),
  /** Wrong or not complete on paper. */
  WRONG_ON_PAPER('x'),
  /** Tried and not solved; the pupil is doing something else now. */
  TRIED('w'),
  /** Tried in the last minutes, not solved yet. */
  WORKING('n'),
  /** Not solved after three or more wrong answers, or the solution was shown. */
  STUCK('s'),
  /** Solved, but never without a hint. */
  HELPED('h'),
  /** Solved without a hint, at least once. */
  RIGHT('r');

  private static final int MANY_WRONG = 3;
  private static final List<ItemState> ALL = List.of(values());

  private final char letter;

  ItemState(char letter) {
    this.letter = letter;
  }

  /** Returns the letter used in the database and in the data for the browser. */
  public char letter() {
    return letter;
  }

  /** Runs 60,000 times for a board of 200 pupils and 300 items, so it isn't a stream. */
  static ItemState of(int letter) {
    for (ItemState state : ALL) {
      if (state.letter == letter) {
        return state;
      }
    }
    throw new IllegalArgumentException("unknown state " + letter);
  }

  /** Returns whether the item counts as done. */
  public boolean isDone() {
    return switch (this) {
      case HELPED, RIGHT -> true;
      case OPEN, SKIPPED, BLANK, WRONG_ON_PAPER, TRIED, WORKING, STUCK -> false;
    };
  }

  /** Returns the state of an item other than a drill, wherever the pupil worked on it. */
  static ItemState of(@Nullable PeriodProgress progress, int stars) {
    if (progress == null) {
      return OPEN;
    }
    ItemProgress.Solution solution = progress.solution();
    if (solution != null && progress.stars() >= stars) {
      return solution.fewestHints() > 0 ? HELPED : RIGHT;
    }
    ItemProgress.Latest latest = progress.latest();
    return switch (latest.outcome()) {
      case SHOWN -> STUCK;
      case SOLVED -> TRIED;
      case WRONG, REFUSED, HINT -> latest.wrong() >= MANY_WRONG ? STUCK : TRIED;
      case SKIPPED -> latest.wrong() >= MANY_WRONG ? STUCK : SKIPPED;
    };
  }

  /** Returns the state of an item whose latest answer, on paper, hasn't solved it. */
  ItemState onPaper(ItemProgress.Latest latest) {
    return switch (latest.outcome()) {
      case SKIPPED -> BLANK;
      case WRONG, REFUSED -> WRONG_ON_PAPER;
      case SOLVED, HINT, SHOWN -> this;
    };
  }

  ItemState whenActive() {
    return this == TRIED ? WORKING : this;
  }

  /** Returns the state after some minutes without work on the item. */
  public ItemState whenIdle() {
    return this == WORKING ? TRIED : this;
  }

  /** Returns the state of a drill that has to be solved a number of times. */
  static ItemState of(@Nullable DrillTotals totals, int amount) {
    if (totals == null) {
      return OPEN;
    }
    return totals.solved() >= amount ? RIGHT : TRIED;
  }
}
