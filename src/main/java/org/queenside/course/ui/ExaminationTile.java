package org.queenside.course.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;

/** The examination as a square of the course, or the diploma once it is passed. */
final class ExaminationTile extends ListItem {

  private ExaminationTile(Anchor link, String icon, String title, boolean reached) {
    link.add(new LessonIcon(icon, !reached), new Span(title));
    link.addClassName("tile");
    link.setClassName("later", !reached);
    add(link);
  }

  /**
   * Creates the tile of the examination.
   *
   * @param number its number in the whole course, from 1
   */
  static ExaminationTile examination(int number, String title, boolean passed) {
    var count = new Span(String.valueOf(number));
    count.addClassName("no");
    var tile = new ExaminationTile(new Anchor("examination", count), "P", title, passed);
    tile.setClassName("reached", passed);
    return tile;
  }

  /** Creates the tile of the diploma: the pawn has crossed the board and is a queen now. */
  static ExaminationTile diploma(String title, boolean passed) {
    var tile = new ExaminationTile(new Anchor("diploma"), "Q", title, passed);
    tile.addClassName("goal");
    return tile;
  }
}
