package org.queenside.school.report;

import org.queenside.school.assignment.ItemState;

/**
 * The status of one pupil on one assigned item.
 *
 * @param late whether the assignment is over and the item was solved late or isn't solved yet
 */
public record ReportItem(ItemState state, boolean late) {

  /** Returns whether the item was solved, but only after the assignment was due. */
  public boolean isDoneLate() {
    return late && state.isDone();
  }

  /** Returns whether the item was due but isn't solved. */
  public boolean isOverdue() {
    return late && !state.isDone();
  }

  /**
   * Returns the status after new attempts.
   *
   * @param over whether the assignment is over
   */
  ReportItem after(ItemState now, boolean over) {
    return new ReportItem(now, over && (late || !now.isDone() || !state.isDone()));
  }
}
