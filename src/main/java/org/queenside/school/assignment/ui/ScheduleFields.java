package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.ui.Checkbox;
import org.queenside.ui.Markup;

/** The fields for the start and due date, in the class's time zone. */
final class ScheduleFields extends Div {

  private final boolean isNew;
  private final Supplier<ZonedDateTime> now;
  private final DateTimeField begins;
  private final DateTimeField due;
  private final Checkbox hasEnd;
  private final Checkbox late;
  private final Paragraph words = Markup.paragraph("words", "");
  private final Paragraph clockNote = Markup.paragraph("note");

  ScheduleFields(
      AssignmentSchedule start, boolean isNew, Supplier<ZonedDateTime> now, Runnable changed) {
    this.isNew = isNew;
    this.now = now;
    addClassName("times");
    Runnable update =
        () -> {
          show();
          changed.run();
        };
    begins = new DateTimeField("begins", getTranslation("assign.begins"), update);
    due = new DateTimeField("due", getTranslation("assign.due"), update);
    hasEnd = new Checkbox(getTranslation("assign.has-end")).onChange(_ -> update.run());
    late = new Checkbox(getTranslation("assign.late")).onChange(_ -> changed.run());
    begins.set(start.begins());
    LocalDateTime end = start.due();
    due.set(end == null ? AssignmentSchedule.usualDue(start.begins()) : end);
    hasEnd.set(end != null);
    late.set(start.lateAllowed());

    words.getElement().setAttribute("role", "status");
    clockNote.getElement().setAttribute("role", "status");
    ZoneId zone = now.get().getZone();
    add(
        Markup.div("columns fields", begins, due),
        words,
        hasEnd,
        late,
        Markup.paragraph("note", getTranslation("assign.zone", zone.getId().replace('_', ' '))),
        clockNote);
    show();
  }

  private void show() {
    ZoneId zone = now.get().getZone();
    due.setVisible(hasEnd.isChecked());
    late.setVisible(hasEnd.isChecked());
    words.setText(problemKey() == null ? summary() : "");
    boolean ambiguous = begins.isAmbiguous(zone) || (hasEnd.isChecked() && due.isAmbiguous(zone));
    clockNote.setText(ambiguous ? getTranslation("assign.clocks") : "");
  }

  /** Describes when it starts and is due; empty if a date is missing. */
  String summary() {
    LocalDateTime start = begins.time();
    LocalDateTime end = due();
    if (start == null || (hasEnd.isChecked() && end == null)) {
      return "";
    }
    var dates = new DueDateFormatter(this::getTranslation, getLocale());
    LocalDate today = now.get().toLocalDate();
    String from =
        start.isAfter(now.get().toLocalDateTime())
            ? getTranslation("assign.when.from", dates.inWords(start, today))
            : getTranslation(isNew ? "assign.when.now" : "assign.when.begun");
    return end == null
        ? getTranslation("assign.when.open", from)
        : getTranslation("assign.when.until", from, dates.inWords(end, today));
  }

  boolean hasDue() {
    return hasEnd.isChecked();
  }

  @Nullable LocalDateTime begins() {
    return begins.time();
  }

  /** Returns the due date; null if there is none. */
  @Nullable LocalDateTime due() {
    return hasEnd.isChecked() ? due.time() : null;
  }

  boolean lateAllowed() {
    return late.isChecked();
  }

  @Nullable String problemKey() {
    LocalDateTime begin = begins.time();
    if (begin == null) {
      return "assign.missing.begins";
    }
    if (!hasEnd.isChecked()) {
      return null;
    }
    LocalDateTime end = due.time();
    if (end == null) {
      return "assign.missing.due";
    }
    if (!end.isAfter(begin)) {
      return "assign.wrong.due";
    }
    return isNew && !end.isAfter(now.get().toLocalDateTime()) ? "assign.wrong.past" : null;
  }
}
