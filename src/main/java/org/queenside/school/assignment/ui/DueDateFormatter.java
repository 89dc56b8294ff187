package org.queenside.school.assignment.ui;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.Locale;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Translator;

/** Formats an assignment's start and due date in natural language. */
public record DueDateFormatter(Translator messages, Locale locale) {

  private static final int DAYS_PER_WEEK = 7;

  /** Formats the due date, as in {@code due Friday 4 March, 18:00}. */
  String due(AssignmentSchedule schedule, ZonedDateTime now) {
    LocalDateTime due = schedule.due();
    if (due == null) {
      return messages.translate("due.open");
    }
    boolean over = schedule.isOver(now.getZone(), now.toInstant());
    return messages.translate(over ? "due.over" : "due.until", day(due, now));
  }

  /** Formats the start, as in {@code from tomorrow, 08:00}. */
  String begins(AssignmentSchedule schedule, ZonedDateTime now) {
    return messages.translate("due.from", day(schedule.begins(), now));
  }

  /**
   * Formats the due date for the class board's header, always with the time of day. In the next six
   * days, the name of the day is enough.
   */
  public String dueOnBoard(AssignmentSchedule schedule, ZonedDateTime now) {
    LocalDateTime due = schedule.due();
    if (due == null) {
      return messages.translate("board.due.never");
    }
    LocalDateTime here = now.toLocalDateTime();
    LocalDate sameDayNextWeek = here.toLocalDate().plusDays(DAYS_PER_WEEK);
    boolean soon = here.isBefore(due) && due.toLocalDate().isBefore(sameDayNextWeek);
    var dates = new DateFormatter(locale);
    String day =
        soon
            ? dates.weekday(due)
            : due.getYear() == here.getYear() ? dates.withWeekday(due) : dates.full(due);
    return messages.translate(
        here.isBefore(due) ? "board.due" : "board.due.over", day, dates.clock(due));
  }

  /**
   * Formats a day and time in words, as in {@code Friday 27 November, 18:00}; with the year unless
   * it's this year.
   */
  String inWords(LocalDateTime time, LocalDate today) {
    return messages.translate(
        "due.at", dayInWords(time.toLocalDate(), today), new DateFormatter(locale).clock(time));
  }

  /** Formats a day, as in {@code Friday 27 November}; with the year if it's another one. */
  String dayInWords(LocalDate day, LocalDate today) {
    var dates = new DateFormatter(locale);
    return day.getYear() == today.getYear() ? dates.withWeekday(day) : dates.fullWithWeekday(day);
  }

  private String day(LocalDateTime time, ZonedDateTime now) {
    LocalDate day = time.toLocalDate();
    LocalDate today = now.toLocalDate();
    String clock = new DateFormatter(locale).clock(time);
    if (day.equals(today)) {
      return messages.translate("due.today", clock);
    }
    if (day.equals(today.plusDays(1))) {
      return messages.translate("due.tomorrow", clock);
    }
    if (day.equals(today.minusDays(1))) {
      return messages.translate("due.yesterday", clock);
    }
    return inWords(time, today);
  }
}
