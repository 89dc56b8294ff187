package org.queenside.school.assignment;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.Period;

/**
 * When, in which order and how well an assignment has to be done, and what counts.
 *
 * @param begins when pupils start to see it, in the class's time zone
 * @param due the due date, in the class's time zone; null for none
 */
public record AssignmentSchedule(
    LocalDateTime begins,
    @Nullable LocalDateTime due,
    boolean lateAllowed,
    boolean inOrder,
    boolean afresh,
    int requiredStars) {

  /**
   * Checks the schedule.
   *
   * @throws IllegalArgumentException if it is due before it begins, or requires too many stars
   */
  public AssignmentSchedule {
    if (due != null && !due.isAfter(begins)) {
      throw new IllegalArgumentException("due at " + due + ", begins at " + begins);
    }
    if (requiredStars < 0 || requiredStars > 3) {
      throw new IllegalArgumentException("stars out of range: " + requiredStars);
    }
  }

  /** Returns the usual due date for a start: at six in the evening a week later. */
  public static LocalDateTime usualDue(LocalDateTime begins) {
    return begins.toLocalDate().plusWeeks(1).atTime(18, 0);
  }

  /** The default: in any order, with any number of stars; earlier and late work counts, too. */
  public static AssignmentSchedule usual(LocalDateTime begins, @Nullable LocalDateTime due) {
    return new AssignmentSchedule(begins, due, true, false, false, 0);
  }

  /** Returns this schedule with other dates. */
  public AssignmentSchedule at(LocalDateTime begins, @Nullable LocalDateTime due) {
    return new AssignmentSchedule(begins, due, lateAllowed, inOrder, afresh, requiredStars);
  }

  /**
   * Returns this schedule for a class in another time zone: the same days and times there. If it
   * has already begun, it begins there now.
   *
   * @throws IllegalArgumentException if it would be over there before it begins
   */
  AssignmentSchedule movedTo(ZoneId from, ZoneId to, Instant now) {
    LocalDateTime there = now.atZone(to).toLocalDateTime().truncatedTo(ChronoUnit.MINUTES);
    return at(beginsAt(from).isAfter(now) ? begins : there, due);
  }

  AssignmentSchedule withoutLateWork() {
    return new AssignmentSchedule(begins, due, false, inOrder, afresh, requiredStars);
  }

  /**
   * Returns when it begins. A time that the clocks skip means an hour later; if a time occurs
   * twice, the first one counts.
   */
  public Instant beginsAt(ZoneId zone) {
    return begins.atZone(zone).withEarlierOffsetAtOverlap().toInstant();
  }

  /**
   * Returns when it is due, or null for no due date. A time that the clocks skip means an hour
   * later; if a time occurs twice, the second one counts. So pupils never have less time than
   * announced.
   */
  public @Nullable Instant dueAt(ZoneId zone) {
    return due == null ? null : due.atZone(zone).withLaterOffsetAtOverlap().toInstant();
  }

  /** Returns until when work counts; null for no limit. */
  public @Nullable Instant closesAt(ZoneId zone) {
    return lateAllowed ? null : dueAt(zone);
  }

  /** Returns whether the due date has passed. */
  public boolean isOver(ZoneId zone, Instant now) {
    Instant due = dueAt(zone);
    return due != null && now.isAfter(due);
  }

  /** Returns whether it is planned, running or over. */
  public AssignmentPhase phase(ZoneId zone, Instant now) {
    if (beginsAt(zone).isAfter(now)) {
      return AssignmentPhase.PLANNED;
    }
    return isOver(zone, now) ? AssignmentPhase.OVER : AssignmentPhase.RUNNING;
  }

  /**
   * The period in which solved exercises and puzzles count. Work before the start also counts,
   * unless they must be done afresh.
   */
  Period counting(ZoneId zone) {
    return new Period(afresh ? beginsAt(zone) : null, closesAt(zone));
  }

  /** The period in which solved drills count. It starts with the assignment. */
  Period countingDrills(ZoneId zone) {
    return new Period(beginsAt(zone), closesAt(zone));
  }
}
