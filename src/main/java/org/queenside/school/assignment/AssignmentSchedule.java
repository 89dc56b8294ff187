package org.queenside.school.assignment;

import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * When pupils can see an assignment and when it is due.
 *
 * @param begins when pupils start to see it, in the class's time zone
 * @param due the due date, in the class's time zone; null for none
 */
public record AssignmentSchedule(LocalDateTime begins, @Nullable LocalDateTime due) {

  private static final LocalTime LAST_MINUTE = LocalTime.of(23, 59);

  /**
   * Checks the dates.
   *
   * @throws IllegalArgumentException if it is due before it begins
   */
  public AssignmentSchedule {
    if (due != null && !due.isAfter(begins)) {
      throw new IllegalArgumentException("due at " + due + ", begins at " + begins);
    }
  }

  /** Returns the usual due date for a start: at six in the evening a week later. */
  public static LocalDateTime usualDue(LocalDateTime begins) {
    return begins.toLocalDate().plusWeeks(1).atTime(18, 0);
  }

  /**
   * Returns this schedule for a class in another time zone: the same days and times there. If it
   * has already begun, it begins there now.
   *
   * @throws IllegalArgumentException if it would be over there before it begins
   */
  AssignmentSchedule movedTo(ZoneId from, ZoneId to, Instant now) {
    LocalDateTime there = now.atZone(to).toLocalDateTime().truncatedTo(ChronoUnit.MINUTES);
    return new AssignmentSchedule(beginsAt(from).isAfter(now) ? begins : there, due);
  }

  /** Returns this schedule from the beginning of its first day to the end of its last. */
  AssignmentSchedule wholeDays() {
    return new AssignmentSchedule(
        begins.toLocalDate().atStartOfDay(),
        due == null ? null : due.toLocalDate().atTime(LAST_MINUTE));
  }

  /** Returns the days from Monday to Friday between its dates, up to a day. */
  public List<LocalDate> schoolDays(LocalDate latest) {
    LocalDate first = begins.toLocalDate();
    LocalDate last = due == null || due.toLocalDate().isAfter(latest) ? latest : due.toLocalDate();
    return last.isBefore(first)
        ? List.of()
        : first
            .datesUntil(last.plusDays(1))
            .filter(day -> day.getDayOfWeek().compareTo(DayOfWeek.SATURDAY) < 0)
            .toList();
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
}
