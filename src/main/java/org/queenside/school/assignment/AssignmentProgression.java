package org.queenside.school.assignment;

import java.time.Instant;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * A pupil's progress through an assignment: which item comes next and which may be opened. Items
 * are numbered from 0; deleted items are skipped. Once nothing counts any more, the order no longer
 * applies: otherwise an unfinished item would lock the rest forever.
 */
public final class AssignmentProgression {

  private final PupilAssignment task;
  private final Predicate<String> exists;
  private final boolean inOrder;

  AssignmentProgression(PupilAssignment task, Predicate<String> exists, Instant now) {
    this.task = task;
    this.exists = exists;
    this.inOrder = task.assignment().plan().rules().inOrder() && !task.isClosed(now);
  }

  /** Returns whether the items must be done in order. */
  public boolean inOrder() {
    return inOrder;
  }

  /** Returns the first item left to do; empty if there is none. */
  public OptionalInt first() {
    return open(_ -> true);
  }

  /** Returns the first item left to do after another one. */
  public OptionalInt after(int place) {
    if (inOrder && !isDone(place)) {
      return OptionalInt.empty();
    }
    return open(each -> each > place);
  }

  /** Returns whether no other item is left to do. */
  public boolean isLast(int place) {
    return open(each -> each != place).isEmpty();
  }

  /** Returns whether the pupil may open an item now. */
  public boolean allows(int place) {
    if (place < 0 || place >= task.states().size()) {
      return false;
    }
    return !inOrder || isDone(place) || open(each -> each < place).isEmpty();
  }

  private OptionalInt open(IntPredicate wanted) {
    return IntStream.range(0, task.states().size())
        .filter(wanted)
        .filter(place -> !isDone(place))
        .filter(place -> exists.test(task.assignment().plan().items().get(place).item()))
        .findFirst();
  }

  private boolean isDone(int place) {
    return task.states().get(place).isDone();
  }
}
