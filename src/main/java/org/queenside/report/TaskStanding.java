package org.queenside.report;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.Phase;
import org.queenside.assignment.State;

/**
 * How a pupil stands with an assignment.
 *
 * @param phase where the assignment stands in time
 * @param states one for each item, in the order of the items
 * @param late the places of the items that were done only after it was due, from 0
 */
public record TaskStanding(
    Assignment assignment, Phase phase, List<State> states, Set<Integer> late) {

  /** Copies what can change. */
  public TaskStanding {
    states = List.copyOf(states);
    late = Set.copyOf(late);
  }

  /** How many items are done. */
  public int done() {
    return (int) states.stream().filter(State::isDone).count();
  }

  /** How many items should be done by now and are not. */
  public int overdue() {
    return phase == Phase.OVER ? states.size() - done() : 0;
  }

  /** What the pupil is stuck with. */
  public List<AssignedItem> stuck() {
    List<AssignedItem> items = assignment.plan().items();
    return IntStream.range(0, items.size())
        .filter(place -> states.get(place) == State.STUCK)
        .mapToObj(items::get)
        .toList();
  }
}
