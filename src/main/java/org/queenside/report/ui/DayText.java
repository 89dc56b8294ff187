package org.queenside.report.ui;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;

/** Writes days as people of one language do, as short as they may be: {@code 28 November}. */
record DayText(Locale locale) {

  String of(TemporalAccessor day) {
    return DateTimeFormatter.ofPattern("d MMMM", locale).format(day);
  }

  /** With the year, for what may be read much later. */
  String full(LocalDate day) {
    return DateTimeFormatter.ofPattern("d MMMM yyyy", locale).format(day);
  }
}
