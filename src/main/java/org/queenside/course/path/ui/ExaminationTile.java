package org.queenside.course.path.ui;

import com.vaadin.flow.component.html.Anchor;
import org.queenside.course.ui.LessonIcon;

/** A square of the path for the examination or the diploma. */
final class ExaminationTile extends PathSquare {

  private final Anchor link;

  private ExaminationTile(
      String address, LessonIcon icon, String name, boolean begun, boolean passed) {
    link = new Anchor(address, icon, title(getTranslation(name)));
    show(link, begun, passed);
  }

  /**
   * Creates the tile of the examination.
   *
   * @param current whether it is what the learner should do next
   */
  static ExaminationTile examination(boolean passed, boolean current) {
    var icon = new LessonIcon("?!", true);
    var tile = new ExaminationTile("examination", icon, "course.exam", passed || current, passed);
    if (current) {
      tile.link.addClassName("now");
      tile.link.getElement().setAttribute("aria-current", "step");
    }
    return tile;
  }

  /** Creates the tile of the diploma: the pawn has crossed the board and is now a queen. */
  static ExaminationTile diploma(boolean passed) {
    var tile =
        new ExaminationTile(
            "diploma", new LessonIcon("Q", !passed), "course.diploma", passed, passed);
    tile.addClassName("goal");
    return tile;
  }
}
