package org.queenside.school.report;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.assignment.ItemState;

/**
 * How a pupil stands with an assignment.
 *
 * @param phase where the assignment stands in time
 * @param states one for each item, in the order of the items
 * @param late the places of the items that were done only after it was due, from 0
 */
public record AssignmentProgress(
    Assignment assignment, AssignmentPhase phase, List<ItemState> states, Set<Integer> late) {

  /** Copies what can change. */
  public AssignmentProgress {
    states = List.copyOf(states);
    late = Set.copyOf(late);
  }

  /** How many items are done. */
  public int done() {
    return (int) states.stream().filter(ItemState::isDone).count();
  }

  /** How many items should be done by now and are not. */
  public int overdue() {
    return phase == AssignmentPhase.OVER ? states.size() - done() : 0;
  }

  /** What the pupil is stuck with. */
  public List<AssignedItem> stuck() {
    List<AssignedItem> items = assignment.plan().items();
    return IntStream.range(0, items.size())
        .filter(place -> states.get(place) == ItemState.STUCK)
        .mapToObj(items::get)
        .toList();
  }
}
