package org.queenside.school.report.ui;

import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.queenside.school.report.ClassBoard;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Translator;

/** Says in a few words until when an assignment is to be done. */
record ClassBoardDueDateFormatter(Locale locale, Translator words, Clock clock) {

  private static final int DAYS_OF_A_WEEK = 7;

  /** Within a week the day's name is enough. */
  String of(ClassBoard board) {
    LocalDateTime due = board.assignment().plan().terms().due();
    if (due == null) {
      return words.translate("board.due.never");
    }
    LocalDateTime now = LocalDateTime.now(clock.withZone(board.schoolClass().zone()));
    boolean soon = now.isBefore(due) && due.isBefore(now.plusDays(DAYS_OF_A_WEEK));
    String day = soon ? "EEEE" : due.getYear() == now.getYear() ? "EEEE, d MMMM" : "d MMMM yyyy";
    return words.translate(
        now.isBefore(due) ? "board.due" : "board.due.over",
        DateTimeFormatter.ofPattern(day, locale).format(due),
        new DateFormatter(locale).clock(due));
  }
}
