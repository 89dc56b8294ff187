package org.queenside.puzzle.ui;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.Locale;

/** Writes days as people of one language do. */
record LocalizedDate(Locale locale) {

  String of(LocalDate day) {
    return DateTimeFormatter.ofLocalizedDate(FormatStyle.MEDIUM).withLocale(locale).format(day);
  }
}
