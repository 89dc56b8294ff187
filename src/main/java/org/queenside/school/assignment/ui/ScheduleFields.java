package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentDraft;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;

/**
 * The field for the due date, in the class's time zone. The start, and whether there is a due date
 * at all, are in {@link #more()}.
 */
final class ScheduleFields extends Div {

  private final boolean isNew;
  private final Supplier<ZonedDateTime> now;
  private final DateTimeField begins;
  private final DateTimeField due;
  private final Checkbox hasEnd;
  private final Checkbox late;
  private AssignmentKind kind = AssignmentKind.TASKS;
  private final Div more = Markup.div("times");
  private final Paragraph clockNote = Markup.paragraph("note");

  ScheduleFields(
      AssignmentDraft start, boolean isNew, Supplier<ZonedDateTime> now, Runnable changed) {
    this.isNew = isNew;
    this.now = now;
    addClassName("times");
    Runnable update =
        () -> {
          show();
          changed.run();
        };
    begins = new DateTimeField("begins", getTranslation("assign.begins"), LocalTime.MIN, update);
    due = new DateTimeField("due", getTranslation("assign.due"), LocalTime.of(23, 59), update);
    hasEnd = new Checkbox(getTranslation("assign.has-end")).onChange(_ -> update.run());
    late = new Checkbox(getTranslation("assign.late")).onChange(_ -> changed.run());
    LocalDateTime first = start.begins();
    LocalDateTime end = start.due();
    if (first != null) {
      begins.set(first);
      due.set(end == null ? AssignmentSchedule.usualDue(first) : end);
    }
    hasEnd.set(end != null);
    late.set(start.content().rules().lateAllowed());

    clockNote.getElement().setAttribute("role", "status");
    ZoneId zone = now.get().getZone();
    add(due, clockNote);
    more.add(
        begins,
        hasEnd,
        late,
        Markup.paragraph("note", getTranslation("assign.zone", zone.getId().replace('_', ' '))));
    show();
  }

  /** Returns the fields that few need. */
  Div more() {
    return more;
  }

  /** Shows what can be decided about such an assignment: daily puzzles have whole days. */
  void show(AssignmentKind shown) {
    if (kind != shown) {
      kind = shown;
      boolean daily = kind == AssignmentKind.DAILY;
      begins.setWholeDays(daily, getTranslation(daily ? "assign.first-day" : "assign.begins"));
      due.setWholeDays(daily, getTranslation(daily ? "assign.last-day" : "assign.due"));
      show();
    }
  }

  private void show() {
    ZoneId zone = now.get().getZone();
    due.setVisible(hasDue());
    hasEnd.setVisible(kind != AssignmentKind.DAILY);
    late.setVisible(hasDue() && kind == AssignmentKind.TASKS);
    boolean ambiguous = begins.isAmbiguous(zone) || (hasDue() && due.isAmbiguous(zone));
    clockNote.setText(ambiguous ? getTranslation("assign.clocks") : "");
  }

  private boolean hasDue() {
    return hasEnd.isChecked() || kind == AssignmentKind.DAILY;
  }

  @Nullable LocalDateTime begins() {
    return begins.time();
  }

  /** Returns the due date; null if there is none. */
  @Nullable LocalDateTime due() {
    return hasDue() ? due.time() : null;
  }

  boolean lateAllowed() {
    return late.isChecked();
  }

  @Nullable String problemKey() {
    LocalDateTime begin = begins.time();
    if (begin == null) {
      return "assign.missing.begins";
    }
    if (!hasDue()) {
      return null;
    }
    LocalDateTime end = due.time();
    if (end == null) {
      return "assign.missing.due";
    }
    if (!end.isAfter(begin)) {
      return "assign.wrong.due";
    }
    if (kind == AssignmentKind.DAILY
        && new AssignmentSchedule(begin, end).schoolDays(end.toLocalDate()).isEmpty()) {
      return "assign.wrong.school-days";
    }
    return isNew && !end.isAfter(now.get().toLocalDateTime()) ? "assign.wrong.past" : null;
  }

  /** A field for a date and time, or only for a date, with the browser's own picker. */
  private static final class DateTimeField extends FormField {

    private static final DateTimeFormatter FORMAT =
        DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm");

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
      String text = wholeDays ? time.toLocalDate().toString() : FORMAT.format(time);
      setValue(text);
      // The browser empties the field when its type changes after its value.
      input().getElement().executeJs("this.value = $0", text);
    }

    /** Returns whether the clocks change at this time, so that it is skipped or occurs twice. */
    boolean isAmbiguous(ZoneId zone) {
      LocalDateTime time = time();
      return time != null && zone.getRules().getValidOffsets(time).size() != 1;
    }
  }
}
