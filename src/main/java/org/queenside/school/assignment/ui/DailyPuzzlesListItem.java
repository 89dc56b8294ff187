package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import org.queenside.school.assignment.DailyPuzzlesToday;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** Today's puzzles in a pupil's list. */
final class DailyPuzzlesListItem extends ListItem {

  /** The page with puzzles at the pupil's level. */
  static final String PUZZLES = "puzzles/level";

  /** Creates the item; it names the class if the pupil is in {@code several}. */
  DailyPuzzlesListItem(DailyPuzzlesToday task, boolean several, boolean first) {
    var dates = new DueDateFormatter(this::getTranslation, getLocale());
    String until = dates.dayInWords(task.wanted().last(), task.today());
    String about = getTranslation("mine.daily.until", until);
    int wanted = task.wanted().amount();
    var words =
        Markup.div(
            "words",
            new H2(getTranslation("mine.daily")),
            Markup.span(
                "when", several ? getTranslation("mine.of-class", task.className(), about) : about),
            Markup.div(
                "progress",
                AssignmentProgressDots.of(task.reached(), wanted),
                new Span(
                    getTranslation(
                        task.isDone() ? "mine.daily.done" : "mine.daily.count",
                        task.reached(),
                        wanted))));
    add(words);
    if (!task.isDone()) {
      add(
          new LinkButton(
              first ? ButtonStyle.FILLED : ButtonStyle.OUTLINED,
              PUZZLES,
              getTranslation("mine.daily.go")));
    }
  }
}
