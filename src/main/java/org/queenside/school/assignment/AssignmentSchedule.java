package org.queenside.school.assignment;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.Period;

/**
 * On what terms something is to be done: when, in what order, how well, and what counts.
 *
 * @param begins from when pupils see it, in the class's time zone
 * @param due until when it is to be done, in the class's time zone; null for no end
 * @param lateAllowed whether what is done after that still counts
 * @param inOrder whether the items are to be done one after the other
 * @param afresh whether only what is done after the begin counts
 * @param requiredStars exercises count as done with so many stars, 0 to 3
 */
public record AssignmentSchedule(
    LocalDateTime begins,
    @Nullable LocalDateTime due,
    boolean lateAllowed,
    boolean inOrder,
    boolean afresh,
    int requiredStars) {

  /**
   * Checks that they can be kept.
   *
   * @throws IllegalArgumentException if it is due before it begins, or wants more stars than there
   *     are
   */
  public AssignmentSchedule {
    if (due != null && !due.isAfter(begins)) {
      throw new IllegalArgumentException("due at " + due + ", begins at " + begins);
    }
    if (requiredStars < 0 || requiredStars > 3) {
      throw new IllegalArgumentException("so many stars: " + requiredStars);
    }
  }

  /**
   * The usual terms: in any order, with any stars, and what is done before or late counts too.
   *
   * @throws IllegalArgumentException if it is due before it begins
   */
  public static AssignmentSchedule usual(LocalDateTime begins, @Nullable LocalDateTime due) {
    return new AssignmentSchedule(begins, due, true, false, false, 0);
  }

  /**
   * The same at another time.
   *
   * @throws IllegalArgumentException if it is due before it begins
   */
  public AssignmentSchedule at(LocalDateTime begins, @Nullable LocalDateTime due) {
    return new AssignmentSchedule(begins, due, lateAllowed, inOrder, afresh, requiredStars);
  }

  /** The same, except that nothing counts that is done late. */
  AssignmentSchedule withoutLateWork() {
    return new AssignmentSchedule(begins, due, false, inOrder, afresh, requiredStars);
  }

  /**
   * When it begins. An hour that the clocks skip counts as the one after it; of one that comes
   * twice, the first counts.
   */
  public Instant beginsAt(ZoneId zone) {
    return begins.atZone(zone).withEarlierOffsetAtOverlap().toInstant();
  }

  /**
   * Until when it is to be done, or null for no end. An hour that the clocks skip counts as the one
   * after it; of one that comes twice, the second counts. So nobody has less time than was said.
   */
  public @Nullable Instant dueAt(ZoneId zone) {
    return due == null ? null : due.atZone(zone).withLaterOffsetAtOverlap().toInstant();
  }

  /** Until when what is done counts, or null for ever. */
  public @Nullable Instant closesAt(ZoneId zone) {
    return lateAllowed ? null : dueAt(zone);
  }

  /** Whether the time in which it is to be done is over. */
  public boolean isOver(ZoneId zone, Instant now) {
    Instant due = dueAt(zone);
    return due != null && now.isAfter(due);
  }

  /** Where it stands in time. */
  public AssignmentPhase phase(ZoneId zone, Instant now) {
    if (beginsAt(zone).isAfter(now)) {
      return AssignmentPhase.PLANNED;
    }
    return isOver(zone, now) ? AssignmentPhase.OVER : AssignmentPhase.RUNNING;
  }

  /**
   * When exercises and puzzles that are done count: what was done before the begin counts too,
   * unless they are to be done afresh.
   */
  Period counting(ZoneId zone) {
    return new Period(afresh ? beginsAt(zone) : null, closesAt(zone));
  }

  /** When drills that are done count. They can be done any number of times: from the begin. */
  Period countingDrills(ZoneId zone) {
    return new Period(beginsAt(zone), closesAt(zone));
  }
}
