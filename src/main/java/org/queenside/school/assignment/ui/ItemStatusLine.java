package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
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
import org.queenside.school.assignment.AssignmentProgression;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.assignment.PupilAssignment;
import org.queenside.ui.Markup;
import org.queenside.ui.StarRating;

/** The line above an item of an assignment: the pupil's progress, and whether work still counts. */
final class ItemStatusLine {

  /** With more squares than this, they would be too small. */
  static final int MOST_DOTS = 30;

  private final PupilAssignment task;
  private final Clock clock;
  private final Div line;
  private final Span note = Markup.span("work-note");

  /** Creates the line; {@code solved} is how often a drill was solved, null for another item. */
  ItemStatusLine(
      PupilAssignment task,
      AssignmentProgression progression,
      int place,
      @Nullable Integer solved,
      ItemTitleResolver names,
      Clock clock) {
    this.task = task;
    this.clock = clock;
    note.getElement().setAttribute("role", "status");
    List<Component> parts = parts(task, progression, place, solved, names);
    parts.add(note);
    line = ExerciseMode.line(task.assignment().plan().title(), parts.toArray(Component[]::new));
    updateTimeNote();
  }

  static int stars(PupilAssignment task, int place) {
    AssignmentPlan plan = task.assignment().plan();
    return plan.requiredStars(plan.items().get(place));
  }

  Div line() {
    return line;
  }

  /** Updates the note about the due date, which may pass while the pupil is thinking. */
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
    if (task.schoolClass().archived()) {
      return "work.archived";
    }
    return task.isOver(now) && task.isDue(now) ? "work.late" : null;
  }

  private static List<Component> parts(
      PupilAssignment task,
      AssignmentProgression progression,
      int place,
      @Nullable Integer solved,
      ItemTitleResolver names) {
    List<AssignedItem> items = task.assignment().plan().items();
    int of = items.size();
    List<Component> parts = new ArrayList<>();
    var count = new Span();
    count.setText(count.getTranslation("lesson.count", place + 1, of));
    if (of == 1) {
      count.addClassName("sr");
    } else if (of <= MOST_DOTS) {
      Map<String, String> titles =
          names.titles(
              items.stream().map(AssignedItem::item).toList(), UI.getCurrent().getLocale());
      parts.add(new ItemDots(task, progression, titles, place));
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

  /** The items of an assignment as a row of small squares that link to the open items. */
  private static final class ItemDots extends OrderedList {

    /** The number of squares that fit on a phone. */
    static final int MOST_ON_PHONE = 12;

    ItemDots(
        PupilAssignment task,
        AssignmentProgression progression,
        Map<String, String> titles,
        int current) {
      addClassNames("dots", "places");
      setClassName("many", task.states().size() > MOST_ON_PHONE);
      getElement().setAttribute("aria-label", getTranslation("work.places"));
      int place = 0;
      for (AssignedItem item : task.assignment().plan().items()) {
        add(dot(task, progression, titles.getOrDefault(item.item(), ""), place, place == current));
        place++;
      }
    }

    private ListItem dot(
        PupilAssignment task,
        AssignmentProgression progression,
        String title,
        int place,
        boolean current) {
      ItemState state = task.states().get(place);
      boolean allowed = progression.allows(place);
      String label = getTranslation(key(state, allowed), place + 1, title);
      var item = new ListItem();
      item.setClassName("done", state.isDone());
      if (!allowed) {
        var locked = new Span();
        locked.getElement().setAttribute("role", "img");
        locked.getElement().setAttribute("aria-label", label);
        locked.setTitle(label);
        item.add(locked);
        return item;
      }
      var link = new Anchor(PupilAssignmentView.address(task.assignment().id(), place), "");
      link.setAriaLabel(label);
      link.setTitle(label);
      if (current) {
        link.getElement().setAttribute("aria-current", "step");
      }
      item.add(link);
      return item;
    }

    private static String key(ItemState state, boolean allowed) {
      if (!allowed) {
        return "work.dot.later";
      }
      return switch (state) {
        case RIGHT, HELPED -> "work.dot.done";
        case SKIPPED, BLANK, WRONG_ON_PAPER, TRIED, WORKING, STUCK -> "work.dot.begun";
        case OPEN -> "work.dot";
      };
    }
  }
}
