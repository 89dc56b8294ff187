package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.queenside.school.assignment.ItemState;
import org.queenside.ui.CompletionBar;
import org.queenside.ui.Markup;

/** A pupil's progress, with a square for each task. The text beside it says the same. */
final class AssignmentProgressDots {

  private static final String DONE = "done";
  private static final String OPEN = "open";

  private AssignmentProgressDots() {}

  static Div of(List<ItemState> states) {
    return draw(
        states.stream()
            .map(state -> state.isDone() ? DONE : state == ItemState.OPEN ? OPEN : "begun")
            .toList());
  }

  static Div of(int done, int of) {
    return draw(IntStream.range(0, of).mapToObj(place -> place < done ? DONE : OPEN).toList());
  }

  private static Div draw(List<String> classNames) {
    if (classNames.size() > ItemDots.MOST) {
      return new CompletionBar(Collections.frequency(classNames, DONE), classNames.size());
    }
    var dots = Markup.div("task-dots");
    dots.getElement().setAttribute("aria-hidden", "true");
    classNames.forEach(each -> dots.add(Markup.span(each, "")));
    return dots;
  }
}
