package org.queenside.text;

import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Locale;
import java.util.Map;

/** The ways in which dates and times are written, in the order and words of each language. */
public enum DateStyle {
  /** {@code 28 November}. */
  DAY("MMMMd", "d MMMM"),
  /** {@code 28 November 2026}. */
  DAY_AND_YEAR("yMMMMd", "d MMMM yyyy"),
  /** {@code Saturday 28 November}. */
  WEEKDAY("MMMMEEEEd", "EEEE d MMMM"),
  /** {@code Saturday 28 November 2026}. */
  WEEKDAY_AND_YEAR("yMMMMEEEEd", "EEEE d MMMM yyyy"),
  /** {@code 18:00}. */
  CLOCK("Hm", "HH:mm");

  private final String fields;
  private final String english;

  DateStyle(String fields, String english) {
    this.fields = fields;
    this.english = english;
  }

  /** Returns the formatter for a language. English has the day first, as in most countries. */
  public DateTimeFormatter in(Locale locale) {
    String language = locale.getLanguage();
    String pattern = language.equals(Locale.ENGLISH.getLanguage()) ? english : pattern(locale);
    return language.equals(Locale.FRENCH.getLanguage())
        ? french(pattern).toFormatter(locale)
        : DateTimeFormatter.ofPattern(pattern, locale);
  }

  /**
   * French has an ordinal number for the first of a month only, which Java doesn't know: 1er mars.
   */
  private static DateTimeFormatterBuilder french(String pattern) {
    var builder = new DateTimeFormatterBuilder();
    int day = pattern.indexOf('d');
    if (day < 0) {
      return builder.appendPattern(pattern);
    }
    return builder
        .appendPattern(pattern.substring(0, day))
        .appendText(ChronoField.DAY_OF_MONTH, Map.of(1L, "1er"))
        .appendPattern(pattern.substring(day + 1));
  }

  private String pattern(Locale locale) {
    // Java knows the order and the words between, but for most languages only with short names.
    return DateTimeFormatterBuilder.getLocalizedDateTimePattern(
            fields, IsoChronology.INSTANCE, locale)
        .replaceAll("M{3,}", "MMMM")
        .replaceAll("L{3,}", "LLLL")
        .replaceAll("E+|c{3,}", "EEEE");
  }
}
