package org.queenside.ui;

import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

/** Formats days and times in the same short way on all pages: {@code 28 November, 18:00}. */
public record DateFormatter(Locale locale) {

  /** The day, for dates that are near: {@code 28 November}. */
  public String of(TemporalAccessor day) {
    return written("d MMMM", day);
  }

  /** With the year, for texts that may be read much later: {@code 28 November 2026}. */
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
