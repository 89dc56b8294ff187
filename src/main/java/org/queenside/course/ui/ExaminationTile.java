package org.queenside.course.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Span;

/** The examination as a square of the path, or the diploma. */
final class ExaminationTile extends PathSquare {

  private ExaminationTile(String address, String icon, String name, boolean passed, boolean flat) {
    var title = new Span(getTranslation(name));
    title.addClassName("title");
    var link = new Anchor(address, new LessonIcon(icon, flat), title);
    link.addClassName("tile");
    link.setClassName("later", !passed);
    add(link);
    reached(passed);
  }

  /**
   * Creates the tile of the examination.
   *
   * @param current whether it is what the learner should do next
   */
  static ExaminationTile examination(boolean passed, boolean current) {
    var tile = new ExaminationTile("examination", "?!", "course.exam", passed, true);
    if (current) {
      var link = tile.getChildren().findFirst().orElseThrow();
      link.getElement().getClassList().remove("later");
      link.getElement().getClassList().add("now");
      link.getElement().setAttribute("aria-current", "step");
    }
    return tile;
  }

  /** Creates the tile of the diploma: the pawn has crossed the board and is a queen now. */
  static ExaminationTile diploma(boolean passed) {
    var tile = new ExaminationTile("diploma", "Q", "course.diploma", passed, !passed);
    tile.addClassName("goal");
    return tile;
  }
}
