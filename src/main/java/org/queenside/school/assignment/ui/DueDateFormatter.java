package org.queenside.school.assignment.ui;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.ui.Translator;

/** Says when something begins and until when it is to be done, as people speak of days. */
final class DueDateFormatter {

  private final Translator words;
  private final Locale locale;

  DueDateFormatter(Translator words, Locale locale) {
    this.words = words;
    this.locale = locale;
  }

  /**
   * Says until when: {@code until Friday, 4 March}. Of today and tomorrow, and for what is over,
   * the time is said too.
   *
   * @param now in the class's time zone
   */
  String due(AssignmentSchedule terms, ZonedDateTime now) {
    LocalDateTime due = terms.due();
    if (due == null) {
      return words.translate("due.open");
    }
    boolean over = terms.isOver(now.getZone(), now.toInstant());
    return words.translate(over ? "due.over" : "due.until", day(due, now, true));
  }

  /** Says from when: {@code from tomorrow, 08:00}. */
  String begins(AssignmentSchedule terms, ZonedDateTime now) {
    return words.translate("due.from", day(terms.begins(), now, false));
  }

  private String day(LocalDateTime time, ZonedDateTime now, boolean shortly) {
    LocalDate day = time.toLocalDate();
    LocalDate today = now.toLocalDate();
    String clock = DateTimeFormatter.ofPattern("HH:mm", locale).format(time);
    if (day.equals(today)) {
      return words.translate("due.today", clock);
    }
    if (day.equals(today.plusDays(1))) {
      return words.translate("due.tomorrow", clock);
    }
    if (day.equals(today.minusDays(1))) {
      return words.translate("due.yesterday", clock);
    }
    String pattern = day.getYear() == today.getYear() ? "EEEE, d MMMM" : "EEEE, d MMMM yyyy";
    String date = DateTimeFormatter.ofPattern(pattern, locale).format(day);
    return shortly ? date : words.translate("due.at", date, clock);
  }
}
