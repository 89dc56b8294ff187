package org.queenside.ui;

import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

/** Writes days and times as all pages do, as short as they may be: {@code 28 November, 18:00}. */
public record DateFormatter(Locale locale) {

  /** The day, for what is near: {@code 28 November}. */
  public String of(TemporalAccessor day) {
    return written("d MMMM", day);
  }

  /** With the year, for what may be read much later: {@code 28 November 2026}. */
  public String full(TemporalAccessor day) {
    return written("d MMMM yyyy", day);
  }

  /** The time of the day alone: {@code 18:00}. */
  public String clock(TemporalAccessor time) {
    return written("HH:mm", time);
  }

  private String written(String pattern, TemporalAccessor time) {
    return DateTimeFormatter.ofPattern(pattern, locale).format(time);
  }
}
