package org.queenside.school.assignment;

import java.time.Instant;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * The way of a pupil through an assignment: where it goes on, and what may be opened. Items are
 * counted from 0. Those that are no longer there are passed by. When nothing counts any more, no
 * order holds: what is not done would lock for ever what comes after it.
 */
public final class TaskProgression {

  private final PupilTask task;
  private final Predicate<String> isThere;
  private final boolean inOrder;

  TaskProgression(PupilTask task, Predicate<String> isThere, Instant now) {
    this.task = task;
    this.isThere = isThere;
    this.inOrder = task.assignment().plan().terms().inOrder() && !task.isClosed(now);
  }

  /** Whether the items open one after the other. */
  public boolean inOrder() {
    return inOrder;
  }

  /** The first item that is left to do; empty if none is. */
  public OptionalInt first() {
    return open(_ -> true);
  }

  /** The first item left to do behind another one, which may be left to do itself. */
  public OptionalInt after(int place) {
    if (inOrder && !isDone(place)) {
      return OptionalInt.empty();
    }
    return open(each -> each > place);
  }

  /** Whether nothing is left to do but this. */
  public boolean isLast(int place) {
    return open(each -> each != place).isEmpty();
  }

  /** Whether the pupil may open an item now. */
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
        .filter(place -> isThere.test(task.assignment().plan().items().get(place).item()))
        .findFirst();
  }

  private boolean isDone(int place) {
    return task.states().get(place).isDone();
  }
}
