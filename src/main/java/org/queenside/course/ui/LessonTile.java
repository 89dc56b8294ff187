package org.queenside.course.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Span;
import org.queenside.course.progress.LessonStatus;
import org.queenside.ui.PieceIcon;
import org.queenside.ui.StarRating;

/** One lesson as a square of the path. */
final class LessonTile extends PathSquare {

  /**
   * Creates the tile.
   *
   * @param number the lesson's number on the path, from 1
   * @param current whether the learner stands here
   */
  LessonTile(LessonStatus status, int number, boolean current) {
    var count = new Span(String.valueOf(number));
    count.addClassName("no");
    var title = new Span(status.lesson().title());
    title.addClassName("title");
    var link = new Anchor(status.address(), count);
    link.addClassName("tile");
    String label = getTranslation("course.tile", number, status.lesson().title());
    if (status.finished()) {
      String stars = getTranslation("stars.of", status.stars());
      link.add(new StarRating(status.stars(), stars));
      label = getTranslation("course.tile.stars", label, stars);
    } else if (!status.begun() && !current) {
      label = getTranslation("course.tile.open", label);
    }
    if (current) {
      link.addClassName("now");
      link.getElement().setAttribute("aria-current", "step");
      link.add(walker(), title);
    } else {
      link.setClassName("later", !status.begun());
      link.add(new LessonIcon(status.lesson().icon(), !status.begun()), title);
    }
    link.setAriaLabel(label);
    add(link);
    reached(status.finished());
  }

  /** The learner: a pawn on its way. */
  private static Span walker() {
    var walker = new Span(new PieceIcon('P'));
    walker.addClassName("walker");
    return walker;
  }
}
