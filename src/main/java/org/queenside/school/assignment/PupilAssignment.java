package org.queenside.school.assignment;

import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An assignment as one of its pupils sees it.
 *
 * @param states the pupil's state for each item, in the order of the plan
 * @param solved how many tasks of each item are done: more than one for a drill
 */
public record PupilAssignment(
    Assignment assignment, ClassSummary schoolClass, List<ItemState> states, List<Integer> solved) {

  /** Checks that there is a state for each item. */
  public PupilAssignment {
    states = List.copyOf(states);
    solved = List.copyOf(solved);
    int items = assignment.plan().items().size();
    if (states.size() != items || solved.size() != items) {
      throw new IllegalArgumentException("wrong number of states: " + states.size());
    }
  }

  /** Returns how many tasks are done, of {@link AssignmentPlan#tasks()}. */
  public int done() {
    return solved.stream().mapToInt(Integer::intValue).sum();
  }

  /** Returns whether all items are done. */
  public boolean isDone() {
    return states.stream().allMatch(ItemState::isDone);
  }

  /** Returns when it is due; null for no due date. */
  public @Nullable Instant dueAt() {
    return assignment.plan().schedule().dueAt(schoolClass.zone());
  }

  /** Returns whether the due date has passed. */
  public boolean isOver(Instant now) {
    return assignment.plan().schedule().isOver(schoolClass.zone(), now);
  }

  /** Returns whether the due date has passed and late work doesn't count. */
  public boolean isClosed(Instant now) {
    return !assignment.plan().rules().lateAllowed() && isOver(now);
  }

  /** Returns whether there is something left to do that would still count. */
  public boolean isDue(Instant now) {
    return switch (assignment.plan().kind()) {
      case TASKS -> !isDone() && !schoolClass.archived() && !isClosed(now);
      case DAILY -> today(now) != null && !states.getLast().isDone();
      case TOGETHER -> false;
    };
  }

  /** Returns the daily puzzles of today; null if there are none. */
  public @Nullable AssignedItem today(Instant now) {
    LocalDate today = LocalDate.ofInstant(now, schoolClass.zone());
    AssignedItem latest = assignment.plan().items().getLast();
    boolean isToday = latest.equals(AssignedItem.on(today, latest.amount()));
    return isToday && !schoolClass.archived() ? latest : null;
  }
}
