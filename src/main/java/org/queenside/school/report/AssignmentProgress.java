package org.queenside.school.report;

import java.util.List;
import java.util.stream.IntStream;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.ItemState;

/**
 * A pupil's progress in an assignment.
 *
 * @param phase whether the assignment is planned, running or over
 * @param items one status per item, in the order of the items
 */
public record AssignmentProgress(
    Assignment assignment, AssignmentPhase phase, List<ReportItem> items) {

  /** Copies the list. */
  public AssignmentProgress {
    items = List.copyOf(items);
  }

  /** Counts the items that are done. */
  public int done() {
    return (int) items.stream().filter(item -> item.state().isDone()).count();
  }

  /** Counts the items that were due but aren't done. */
  public int overdue() {
    return (int) items.stream().filter(ReportItem::isOverdue).count();
  }

  /** Counts the items that were first solved after the assignment was due. */
  public int doneLate() {
    return (int) items.stream().filter(ReportItem::isDoneLate).count();
  }

  /** Returns the items the pupil is stuck on. */
  public List<AssignedItem> stuck() {
    List<AssignedItem> assigned = assignment.plan().items();
    return IntStream.range(0, assigned.size())
        .filter(index -> items.get(index).state() == ItemState.STUCK)
        .mapToObj(assigned::get)
        .toList();
  }
}
