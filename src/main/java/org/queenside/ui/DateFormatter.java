package org.queenside.ui;

import java.time.DayOfWeek;
import java.time.format.TextStyle;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import org.queenside.text.DateStyle;
import org.queenside.text.MessageBundle;

/** Formats days and times in the same way on all pages: {@code 28 November, 18:00}. */
public record DateFormatter(Locale locale) {

  /** The day, for dates that are near: {@code 28 November}. */
  public String of(TemporalAccessor day) {
    return DateStyle.DAY.in(locale).format(day);
  }

  /** With the year, for texts that may be read much later: {@code 28 November 2026}. */
  public String full(TemporalAccessor day) {
    return DateStyle.DAY_AND_YEAR.in(locale).format(day);
  }

  /** With the name of the day: {@code Saturday 28 November}. */
  public String withWeekday(TemporalAccessor day) {
    return DateStyle.WEEKDAY.in(locale).format(day);
  }

  /** With the name of the day and the year: {@code Saturday 28 November 2026}. */
  public String fullWithWeekday(TemporalAccessor day) {
    return DateStyle.WEEKDAY_AND_YEAR.in(locale).format(day);
  }

  /** The name of the day alone: {@code Saturday}. */
  public String weekday(TemporalAccessor day) {
    return DayOfWeek.from(day).getDisplayName(TextStyle.FULL, locale);
  }

  /** The day and the time: {@code 28 November, 18:00}. */
  public String withClock(TemporalAccessor time) {
    return withClock(of(time), time);
  }

  /** The day with the year, and the time: {@code 28 November 2026, 18:00}. */
  public String fullWithClock(TemporalAccessor time) {
    return withClock(full(time), time);
  }

  private String withClock(String day, TemporalAccessor time) {
    return MessageBundle.of("vaadin-i18n.translations", locale).get("date.time", day, clock(time));
  }

  /** The time of the day alone: {@code 18:00}. */
  public String clock(TemporalAccessor time) {
    return DateStyle.CLOCK.in(locale).format(time);
  }
}
