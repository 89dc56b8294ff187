package org.queenside.school.report;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.ItemState;

/**
 * A pupil's progress in an assignment.
 *
 * @param phase whether the assignment is planned, running or over
 * @param states one state per item, in the order of the items
 * @param late the indexes of the items that were first solved after the assignment was due
 */
public record AssignmentProgress(
    Assignment assignment, AssignmentPhase phase, List<ItemState> states, Set<Integer> late) {

  /** Copies the collections. */
  public AssignmentProgress {
    states = List.copyOf(states);
    late = Set.copyOf(late);
  }

  /** Counts the items that are done. */
  public int done() {
    return (int) states.stream().filter(ItemState::isDone).count();
  }

  /** Counts the items that were due and are not done. */
  public int overdue() {
    return phase == AssignmentPhase.OVER ? states.size() - done() : 0;
  }

  /** Returns the items the pupil is stuck on. */
  public List<AssignedItem> stuck() {
    List<AssignedItem> items = assignment.plan().items();
    return IntStream.range(0, items.size())
        .filter(place -> states.get(place) == ItemState.STUCK)
        .mapToObj(items::get)
        .toList();
  }
}
