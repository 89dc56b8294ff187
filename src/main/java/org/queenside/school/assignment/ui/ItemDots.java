package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Span;
import java.util.Map;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentProgression;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.PupilAssignment;

/** The items of an assignment as a row of small squares that link to the open items. */
final class ItemDots extends OrderedList {

  /** With more squares than this, they would be too small. */
  static final int MOST = 30;

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
