package org.queenside.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.Plan;
import org.queenside.assignment.PupilTask;
import org.queenside.assignment.Way;
import org.queenside.course.ui.Occasion;
import org.queenside.look.StarRow;

/** The line above an item of an assignment: how far the pupil is, and whether it still counts. */
final class WorkLine {

  private final PupilTask task;
  private final Clock clock;
  private final Div line;
  private final Span note = new Span();

  private WorkLine(PupilTask task, Clock clock, List<Component> parts) {
    this.task = task;
    this.clock = clock;
    note.addClassName("work-note");
    note.getElement().setAttribute("role", "status");
    parts.add(note);
    line = Occasion.line(task.assignment().plan().title(), parts.toArray(Component[]::new));
    lookAtTheClock();
  }

  /**
   * Writes it.
   *
   * @param place which item is open, from 0
   * @param solved how often it was solved, or null if it is no drill
   */
  static WorkLine of(
      PupilTask task, Way way, int place, @Nullable Integer solved, ItemNames names, Clock clock) {
    return new WorkLine(task, clock, parts(task, way, place, solved, names));
  }

  /** With so many stars an item is done. */
  static int stars(PupilTask task, int place) {
    Plan plan = task.assignment().plan();
    return plan.requiredStars(plan.items().get(place));
  }

  Div line() {
    return line;
  }

  /** Says what has become of the time: it may run out while a pupil thinks. */
  void lookAtTheClock() {
    String key = key();
    note.setVisible(key != null);
    if (key != null) {
      note.setText(note.getTranslation(key));
    }
  }

  private @Nullable String key() {
    Instant now = clock.instant();
    if (task.isClosed(now)) {
      return "work.over";
    }
    if (task.frame().archived()) {
      return "work.archived";
    }
    return task.isOver(now) && task.isDue(now) ? "work.late" : null;
  }

  private static List<Component> parts(
      PupilTask task, Way way, int place, @Nullable Integer solved, ItemNames names) {
    List<AssignedItem> items = task.assignment().plan().items();
    int of = items.size();
    List<Component> parts = new ArrayList<>();
    var count = new Span();
    count.setText(count.getTranslation("lesson.count", place + 1, of));
    if (of <= PlaceDots.MOST) {
      Map<String, String> titles = names.titles(items.stream().map(AssignedItem::item).toList());
      parts.add(new PlaceDots(task, way, titles, place));
      count.addClassName(of <= PlaceDots.MOST_ON_PHONE ? "sr" : "only-phone");
    }
    parts.add(count);
    int amount = items.get(place).amount();
    if (solved != null && amount > 1) {
      parts.add(new Span(count.getTranslation("work.drill", Math.min(solved, amount), amount)));
    }
    int needed = stars(task, place);
    if (needed > 1) {
      var stars = new Span(new Span(count.getTranslation("work.stars")));
      stars.add(new StarRow(needed, count.getTranslation("work.stars.label", needed)));
      stars.addClassName("stars-needed");
      parts.add(stars);
    }
    return parts;
  }
}
