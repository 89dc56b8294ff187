package org.queenside.school.assignment.ui;

import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;
import org.queenside.ui.FormField;

/** A field for a date and time, with the browser's own picker. */
final class DateTimeField extends FormField {

  private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm");

  DateTimeField(String id, String label, Runnable changed) {
    super(id, label);
    // A year of five digits is a typo.
    with("type", "datetime-local").with("max", "2999-12-31T23:59").onChange(_ -> changed.run());
  }

  /** Returns the value, to the minute; null if it is incomplete or invalid. */
  @Nullable LocalDateTime time() {
    try {
      LocalDateTime time = LocalDateTime.parse(value()).truncatedTo(ChronoUnit.MINUTES);
      return time.getYear() < 2000 || time.getYear() > 2999 ? null : time;
    } catch (DateTimeParseException _) {
      return null;
    }
  }

  void set(LocalDateTime time) {
    setValue(FORMAT.format(time));
  }

  /** Returns whether the clocks change at this time, so that it is skipped or occurs twice. */
  boolean isAmbiguous(ZoneId zone) {
    LocalDateTime time = time();
    return time != null && zone.getRules().getValidOffsets(time).size() != 1;
  }
}
