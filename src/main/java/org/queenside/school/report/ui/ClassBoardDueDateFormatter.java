package org.queenside.school.report.ui;

import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.queenside.school.report.ClassBoard;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Translator;

/** Writes the due date of an assignment for the head of the class board. */
record ClassBoardDueDateFormatter(Locale locale, Translator translator, Clock clock) {

  private static final int DAYS_PER_WEEK = 7;

  /** Formats the due date; within a week, the name of the day is enough. */
  String format(ClassBoard board) {
    LocalDateTime due = board.assignment().plan().schedule().due();
    if (due == null) {
      return translator.translate("board.due.never");
    }
    LocalDateTime now = LocalDateTime.now(clock.withZone(board.schoolClass().zone()));
    boolean soon = now.isBefore(due) && due.isBefore(now.plusDays(DAYS_PER_WEEK));
    String day = soon ? "EEEE" : due.getYear() == now.getYear() ? "EEEE, d MMMM" : "d MMMM yyyy";
    return translator.translate(
        now.isBefore(due) ? "board.due" : "board.due.over",
        DateTimeFormatter.ofPattern(day, locale).format(due),
        new DateFormatter(locale).clock(due));
  }
}
