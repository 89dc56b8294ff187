package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.ExerciseMode;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.assignment.PupilTask;
import org.queenside.school.assignment.TaskProgression;
import org.queenside.ui.StarRating;

/** The line above an item of an assignment: how far the pupil is, and whether it still counts. */
final class TaskStatusLine {

  private final PupilTask task;
  private final Clock clock;
  private final Div line;
  private final Span note = new Span();

  private TaskStatusLine(PupilTask task, Clock clock, List<Component> parts) {
    this.task = task;
    this.clock = clock;
    note.addClassName("work-note");
    note.getElement().setAttribute("role", "status");
    parts.add(note);
    line = ExerciseMode.line(task.assignment().plan().title(), parts.toArray(Component[]::new));
    updateTimeNote();
  }

  /**
   * Writes it.
   *
   * @param place which item is open, from 0
   * @param solved how often it was solved, or null if it is no drill
   */
  static TaskStatusLine of(
      PupilTask task,
      TaskProgression way,
      int place,
      @Nullable Integer solved,
      ItemTitleResolver names,
      Clock clock) {
    return new TaskStatusLine(task, clock, parts(task, way, place, solved, names));
  }

  /** With so many stars an item is done. */
  static int stars(PupilTask task, int place) {
    AssignmentPlan plan = task.assignment().plan();
    return plan.requiredStars(plan.items().get(place));
  }

  Div line() {
    return line;
  }

  /** Says what has become of the time: it may run out while a pupil thinks. */
  void updateTimeNote() {
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
      PupilTask task,
      TaskProgression way,
      int place,
      @Nullable Integer solved,
      ItemTitleResolver names) {
    List<AssignedItem> items = task.assignment().plan().items();
    int of = items.size();
    List<Component> parts = new ArrayList<>();
    var count = new Span();
    count.setText(count.getTranslation("lesson.count", place + 1, of));
    if (of <= ItemDots.MOST) {
      Map<String, String> titles = names.titles(items.stream().map(AssignedItem::item).toList());
      parts.add(new ItemDots(task, way, titles, place));
      count.addClassName(of <= ItemDots.MOST_ON_PHONE ? "sr" : "only-phone");
    }
    parts.add(count);
    int amount = items.get(place).amount();
    if (solved != null && amount > 1) {
      parts.add(new Span(count.getTranslation("work.drill", Math.min(solved, amount), amount)));
    }
    int needed = stars(task, place);
    if (needed > 1) {
      var stars = new Span(new Span(count.getTranslation("work.stars")));
      stars.add(new StarRating(needed, count.getTranslation("work.stars.label", needed)));
      stars.addClassName("stars-needed");
      parts.add(stars);
    }
    return parts;
  }
}
