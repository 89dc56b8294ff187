package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;
import org.queenside.ui.FormField;

/** A field for a day and a time of day, as the browser offers it. */
final class DateTimeField extends Div {

  private static final DateTimeFormatter FORMAT = DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm");

  private final FormField field;

  DateTimeField(String id, String label, Runnable changed) {
    addClassName("time");
    // Years of five digits are slips of the finger.
    field = new FormField(id, label).with("type", "datetime-local").with("max", "2999-12-31T23:59");
    field
        .input()
        .addValueChangeListener(
            change -> {
              if (change.isFromClient()) {
                changed.run();
              }
            });
    add(field);
  }

  /** What is given, to the minute; null if it is incomplete or no time. */
  @Nullable LocalDateTime value() {
    try {
      LocalDateTime time = LocalDateTime.parse(field.value()).truncatedTo(ChronoUnit.MINUTES);
      return time.getYear() < 2000 || time.getYear() > 2999 ? null : time;
    } catch (DateTimeParseException _) {
      return null;
    }
  }

  void set(LocalDateTime time) {
    field.setValue(FORMAT.format(time));
  }

  /**
   * Whether the clocks of a zone are changed at this time, so that it is skipped or comes twice.
   */
  boolean isOdd(ZoneId zone) {
    LocalDateTime time = value();
    return time != null && zone.getRules().getValidOffsets(time).size() != 1;
  }
}
