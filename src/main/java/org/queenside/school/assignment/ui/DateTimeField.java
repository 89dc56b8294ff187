package org.queenside.school.assignment.ui;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;
import org.queenside.ui.FormField;

/** A field for a date and time, or only for a date, with the browser's own picker. */
final class DateTimeField extends FormField {

  private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm");

  private final LocalTime ofWholeDay;
  private boolean wholeDays;

  /** Creates the field; {@code ofWholeDay} is the time of a date without one. */
  DateTimeField(String id, String label, LocalTime ofWholeDay, Runnable changed) {
    super(id, label);
    this.ofWholeDay = ofWholeDay;
    showType();
    onChange(_ -> changed.run());
  }

  private void showType() {
    // A year of five digits is a typo.
    with("type", wholeDays ? "date" : "datetime-local");
    with("max", wholeDays ? "2999-12-31" : "2999-12-31T23:59");
  }

  /** Changes whether only a date is asked for. */
  void setWholeDays(boolean only, String label) {
    LocalDateTime before = time();
    wholeDays = only;
    showType();
    setLabel(label);
    if (before != null) {
      set(before);
    }
  }

  /** Returns the value, to the minute; null if it is incomplete or invalid. */
  @Nullable LocalDateTime time() {
    try {
      LocalDateTime time =
          wholeDays
              ? LocalDate.parse(value()).atTime(ofWholeDay)
              : LocalDateTime.parse(value()).truncatedTo(ChronoUnit.MINUTES);
      return time.getYear() < 2000 || time.getYear() > 2999 ? null : time;
    } catch (DateTimeParseException _) {
      return null;
    }
  }

  void set(LocalDateTime time) {
    setValue(wholeDays ? time.toLocalDate().toString() : FORMAT.format(time));
  }

  /** Returns whether the clocks change at this time, so that it is skipped or occurs twice. */
  boolean isAmbiguous(ZoneId zone) {
    LocalDateTime time = time();
    return time != null && zone.getRules().getValidOffsets(time).size() != 1;
  }
}
