package org.queenside.school.assignment;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.stereotype.Component;

/** Counts how far pupils are towards their shared goals. Callers check access. */
@Component
final class SharedGoalCounter {

  /** Many pupils look at the same number, so it's counted at most once in this time. */
  private static final Duration FRESH = Duration.ofMinutes(1);

  private final AssignmentRepository assignments;
  private final SolvedCountRepository solved;
  private final Clock clock;

  /**
   * Each new count removes those that aren't fresh, so goals that are over or deleted don't stay.
   */
  private final Map<AssignmentId, Counted> counts = new ConcurrentHashMap<>();

  SharedGoalCounter(AssignmentRepository assignments, SolvedCountRepository solved, Clock clock) {
    this.assignments = assignments;
    this.solved = solved;
    this.clock = clock;
  }

  private record Counted(int version, int solved, Instant at) {

    boolean isFresh(Instant now) {
      return !at.plus(FRESH).isBefore(now);
    }
  }

  GoalProgress of(Assignment assignment, ZoneId zone) {
    Instant now = clock.instant();
    AssignedItem goal = assignment.plan().items().getFirst();
    Counted counted = counts.get(assignment.id());
    if (counted == null || counted.version() != assignment.version() || !counted.isFresh(now)) {
      Instant due = assignment.plan().schedule().dueAt(zone);
      counted =
          new Counted(
              assignment.version(),
              solved.together(
                  assignments.pupilsOf(assignment.id()),
                  goal.item().equals(AssignedItem.PUZZLES_TOGETHER),
                  assignment.plan().schedule().beginsAt(zone),
                  due == null ? now : due),
              now);
      counts.values().removeIf(each -> !each.isFresh(now));
      counts.put(assignment.id(), counted);
    }
    return new GoalProgress(goal, counted.solved());
  }
}
