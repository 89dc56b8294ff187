package org.queenside.report;

import java.util.List;
import java.util.stream.IntStream;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.Assignment;
import org.queenside.assignment.State;

/**
 * How a pupil stands with an assignment.
 *
 * @param states one for each item, in the order of the items
 */
public record TaskStanding(Assignment assignment, List<State> states) {

  /** Copies the states. */
  public TaskStanding {
    states = List.copyOf(states);
  }

  /** How many items are done. */
  public int done() {
    return (int) states.stream().filter(State::isDone).count();
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
