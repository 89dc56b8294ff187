package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import org.queenside.school.assignment.ItemState;
import org.queenside.ui.CompletionBar;
import org.queenside.ui.Markup;

/** A pupil's progress, with a square for each task. The text beside it says the same. */
final class TaskDots extends Div {

  private TaskDots() {
    addClassName("task-dots");
    getElement().setAttribute("aria-hidden", "true");
  }

  /** Draws a square for each item, or a bar if there are too many. */
  static Div of(List<ItemState> states) {
    int done = (int) states.stream().filter(ItemState::isDone).count();
    if (states.size() > ItemDots.MOST) {
      return new CompletionBar(done, states.size());
    }
    var dots = new TaskDots();
    for (ItemState state : states) {
      dots.add(
          Markup.span(state.isDone() ? "done" : state == ItemState.OPEN ? "open" : "begun", ""));
    }
    return dots;
  }

  /** Draws this many squares, with the first ones done. */
  static Div of(int done, int of) {
    if (of > ItemDots.MOST) {
      return new CompletionBar(done, of);
    }
    var dots = new TaskDots();
    for (int place = 0; place < of; place++) {
      dots.add(Markup.span(place < done ? "done" : "open", ""));
    }
    return dots;
  }
}
