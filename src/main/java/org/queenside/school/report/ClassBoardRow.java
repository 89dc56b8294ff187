package org.queenside.school.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.roster.Pupil;

/**
 * One row of the class board: a pupil and the status of each item.
 *
 * @param here whether the pupil is here now
 * @param items one status per item, in the order of the items
 */
public record ClassBoardRow(Pupil pupil, boolean here, List<ReportItem> items) {

  /** The columns between the name and the items, from left to right. */
  public static final List<String> COLUMNS = List.of("done");

  /** Copies the list. */
  public ClassBoardRow {
    items = List.copyOf(items);
  }

  /** Returns what stands in the columns: numbers or texts, by which the browser also sorts. */
  public List<String> values() {
    long done = items.stream().filter(item -> item.state().isDone()).count();
    return List.of(String.valueOf(done));
  }

  /**
   * Returns the row after new attempts.
   *
   * @param changed the new states, by item index, including items that the pupil is still working
   *     on
   * @param over whether the assignment is over
   */
  ClassBoardRow after(boolean hereNow, Map<Integer, ItemState> changed, boolean over) {
    List<ReportItem> next = new ArrayList<>(items);
    next.replaceAll(status -> new ReportItem(status.state().whenIdle(), status.late()));
    changed.forEach((item, state) -> next.set(item, next.get(item).after(state, over)));
    return new ClassBoardRow(pupil, hereNow, next);
  }
}
