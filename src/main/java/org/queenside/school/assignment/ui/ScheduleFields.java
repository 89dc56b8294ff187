package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.ui.Checkbox;

/** From when until when something is to be done, in the class's time zone. */
final class ScheduleFields extends Div {

  private final boolean isNew;
  private final Supplier<ZonedDateTime> now;
  private final DateTimeField begins;
  private final DateTimeField due;
  private final Checkbox hasEnd;
  private final Checkbox late;
  private final Paragraph odd = new Paragraph();

  ScheduleFields(
      AssignmentSchedule start, boolean isNew, Supplier<ZonedDateTime> now, Runnable changed) {
    this.isNew = isNew;
    this.now = now;
    addClassName("times");
    Runnable seen =
        () -> {
          show();
          changed.run();
        };
    begins = new DateTimeField("begins", getTranslation("assign.begins"), seen);
    due = new DateTimeField("due", getTranslation("assign.due"), seen);
    hasEnd = new Checkbox(getTranslation("assign.has-end")).onChange(_ -> seen.run());
    late = new Checkbox(getTranslation("assign.late")).onChange(_ -> changed.run());
    begins.set(start.begins());
    LocalDateTime end = start.due();
    due.set(end == null ? AssignmentFormData.usualEnd(start.begins()) : end);
    hasEnd.set(end != null);
    late.set(start.lateAllowed());
    odd.addClassName("note");
    odd.getElement().setAttribute("role", "status");
    var fields = new Div(begins, due);
    fields.addClassName("fields");
    ZoneId zone = now.get().getZone();
    var where = new Paragraph(getTranslation("assign.zone", zone.getId().replace('_', ' ')));
    where.addClassName("note");
    add(fields, hasEnd, late, where, odd);
    show();
  }

  private void show() {
    ZoneId zone = now.get().getZone();
    due.setVisible(hasEnd.isChecked());
    late.setVisible(hasEnd.isChecked());
    boolean oddTime = begins.isOdd(zone) || (hasEnd.isChecked() && due.isOdd(zone));
    odd.setText(oddTime ? getTranslation("assign.clocks") : "");
  }

  @Nullable LocalDateTime begins() {
    return begins.value();
  }

  /** The end, or null if there is none. */
  @Nullable LocalDateTime due() {
    return hasEnd.isChecked() ? due.value() : null;
  }

  boolean lateAllowed() {
    return late.isChecked();
  }

  @Nullable String problemKey() {
    LocalDateTime begin = begins.value();
    if (begin == null) {
      return "assign.missing.begins";
    }
    if (!hasEnd.isChecked()) {
      return null;
    }
    LocalDateTime end = due.value();
    if (end == null) {
      return "assign.missing.due";
    }
    if (!end.isAfter(begin)) {
      return "assign.wrong.due";
    }
    return isNew && !end.isAfter(now.get().toLocalDateTime()) ? "assign.wrong.past" : null;
  }
}
