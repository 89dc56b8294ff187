package org.queenside.learner.ui;

import java.time.Clock;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.util.Locale;
import org.queenside.look.DayText;

/** Times as people read them, where the program runs. */
final class Days {

  private Days() {}

  /** Returns the day. */
  static String of(Instant time, Clock clock, Locale locale) {
    return new DayText(locale).full(time.atZone(clock.getZone()));
  }

  /** Returns the day and the minute. */
  static String withMinute(Instant time, Clock clock, Locale locale) {
    var text = new DayText(locale);
    ZonedDateTime there = time.atZone(clock.getZone());
    return text.full(there) + ", " + text.clock(there);
  }
}
