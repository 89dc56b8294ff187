package org.queenside.course.path.ui;

import com.vaadin.flow.component.html.Anchor;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.ui.LessonIcon;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;
import org.queenside.ui.StarRating;

/** One lesson as a square of the path. */
final class LessonTile extends PathSquare {

  /**
   * Creates the tile.
   *
   * @param number the lesson's number on the path, from 1
   * @param current whether the learner is here
   */
  LessonTile(LessonStatus status, int number, boolean current) {
    String name = status.lesson().title();
    var link = new Anchor(status.address(), Markup.span("no", String.valueOf(number)));
    String label = getTranslation("course.tile", number, name);
    boolean later = !status.begun() && !current;
    if (status.finished()) {
      String stars = getTranslation("stars.of", status.stars());
      link.add(new StarRating(status.stars(), stars));
      label = getTranslation("course.tile.stars", label, stars);
    } else if (later) {
      label = getTranslation("course.tile.open", label);
    }
    if (current) {
      link.addClassName("now");
      link.getElement().setAttribute("aria-current", "step");
      // The pawn shows where the learner is.
      link.add(Markup.span("walker", new PieceIcon('P')));
    }
    link.add(new LessonIcon(status.lesson().icon(), later), title(name));
    link.setAriaLabel(label);
    show(link, status.begun() || current, status.finished());
  }
}
