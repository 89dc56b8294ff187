package org.queenside.school.assignment;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An assignment as a pupil sees it who is to do it.
 *
 * @param frame the class it belongs to
 * @param states how the pupil stands with each item, in the order of the plan's items
 */
public record PupilTask(Assignment assignment, ClassSummary frame, List<ItemState> states) {

  /** Copies the states and checks that there is one for each item. */
  public PupilTask {
    states = List.copyOf(states);
    if (states.size() != assignment.plan().items().size()) {
      throw new IllegalArgumentException("so many states: " + states.size());
    }
  }

  /** How many items are done. */
  public int done() {
    return (int) states.stream().filter(ItemState::isDone).count();
  }

  /** Whether everything is done. */
  public boolean isDone() {
    return done() == states.size();
  }

  /** Until when it is to be done, or null for no end. */
  public @Nullable Instant dueAt() {
    return assignment.plan().terms().dueAt(frame.zone());
  }

  /** Whether its time is over. */
  public boolean isOver(Instant now) {
    return assignment.plan().terms().isOver(frame.zone(), now);
  }

  /** Whether its time is over and nothing that is done late counts. */
  public boolean isClosed(Instant now) {
    return !assignment.plan().terms().lateAllowed() && isOver(now);
  }

  /** Whether the pupil may see it already. */
  boolean hasBegun(Instant now) {
    return !assignment.plan().terms().beginsAt(frame.zone()).isAfter(now);
  }

  /** Whether there is something left to do that would still count. */
  public boolean isDue(Instant now) {
    return !isDone() && !frame.archived() && !isClosed(now);
  }
}
