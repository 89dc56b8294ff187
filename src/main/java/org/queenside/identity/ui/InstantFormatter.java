package org.queenside.identity.ui;

import java.time.Clock;
import java.time.Instant;
import java.util.Locale;
import org.queenside.ui.DateFormatter;

/** Formats times in the time zone of the program. */
final class InstantFormatter {

  private InstantFormatter() {}

  /** Returns the day. */
  static String of(Instant time, Clock clock, Locale locale) {
    return new DateFormatter(locale).full(time.atZone(clock.getZone()));
  }

  /** Returns the day and the minute. */
  static String withMinute(Instant time, Clock clock, Locale locale) {
    return new DateFormatter(locale).fullWithClock(time.atZone(clock.getZone()));
  }
}
