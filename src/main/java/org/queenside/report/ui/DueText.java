package org.queenside.report.ui;

import java.time.Clock;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.queenside.look.DayText;
import org.queenside.look.Words;
import org.queenside.report.ClassBoard;

/** Says in a few words until when an assignment is to be done. */
record DueText(Locale locale, Words words, Clock clock) {

  private static final int DAYS_OF_A_WEEK = 7;

  /** Within a week the day's name is enough. */
  String of(ClassBoard board) {
    LocalDateTime due = board.assignment().plan().terms().due();
    if (due == null) {
      return words.say("board.due.never");
    }
    LocalDateTime now = LocalDateTime.now(clock.withZone(board.schoolClass().zone()));
    boolean soon = now.isBefore(due) && due.isBefore(now.plusDays(DAYS_OF_A_WEEK));
    String day = soon ? "EEEE" : due.getYear() == now.getYear() ? "EEEE, d MMMM" : "d MMMM yyyy";
    return words.say(
        now.isBefore(due) ? "board.due" : "board.due.over",
        DateTimeFormatter.ofPattern(day, locale).format(due),
        new DayText(locale).clock(due));
  }
}
