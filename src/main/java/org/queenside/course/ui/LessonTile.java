package org.queenside.course.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import org.queenside.course.progress.LessonStatus;
import org.queenside.ui.StarRating;

/** One lesson as a square of the course. */
final class LessonTile extends ListItem {

  /**
   * Creates the tile.
   *
   * @param number the lesson's number in the whole course, from 1
   * @param current whether the learner goes on here
   */
  LessonTile(LessonStatus standing, int number, boolean current) {
    var lesson = standing.lesson();
    boolean reached = standing.begun();
    setClassName("reached", standing.finished());
    var count = new Span(String.valueOf(number));
    count.addClassName("no");
    var link =
        new Anchor(
            standing.address(),
            count,
            new LessonIcon(lesson.icon(), !reached && !current),
            new Span(lesson.title()));
    link.addClassName("tile");
    String label = getTranslation("course.tile", number, lesson.title());
    if (current) {
      link.addClassName("now");
      link.getElement().setAttribute("aria-current", "step");
      // A long course is scrolled to where the learner goes on, unless that is on the first screen.
      link.getElement()
          .executeJs(
              "if (this.getBoundingClientRect().bottom > innerHeight - 100)"
                  + " this.scrollIntoView({block: 'center'})");
    } else if (!reached) {
      link.addClassName("later");
    }
    if (standing.finished()) {
      String stars = getTranslation("stars.of", standing.stars());
      link.addComponentAtIndex(1, new StarRating(standing.stars(), stars));
      label = getTranslation("course.tile.stars", label, stars);
    }
    link.setAriaLabel(label);
    add(link);
  }
}
