package org.queenside.learner.ui;

import java.time.Clock;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

/** Times as people read them, where the program runs. */
final class Days {

  private Days() {}

  /** Returns the day. */
  static String of(Instant time, Clock clock, Locale locale) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.LONG)
        .withLocale(locale)
        .format(time.atZone(clock.getZone()));
  }

  /** Returns the day and the minute. */
  static String withMinute(Instant time, Clock clock, Locale locale) {
    return DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM, FormatStyle.SHORT)
        .withLocale(locale)
        .format(time.atZone(clock.getZone()));
  }
}
