package org.queenside.course.ui;

import com.vaadin.flow.component.html.Span;
import org.queenside.course.model.CoursePart;

/** The badge at the end of a part, as a square of the path. It leads nowhere. */
final class BadgeTile extends PathSquare {

  /**
   * Creates the tile.
   *
   * @param index the part's place on the path, from 0
   */
  BadgeTile(CoursePart part, int index, boolean earned) {
    var tile = new Span(Badge.of(part, index, earned));
    tile.addClassNames("tile", "medal");
    tile.setClassName("later", !earned);
    String name = part.title();
    if (part.ready()) {
      name = getTranslation("course.ready");
      var title = new Span(name);
      title.addClassName("title");
      tile.add(title);
      tile.addClassName("ready");
    }
    tile.getElement().setAttribute("role", "img");
    String key = earned ? "course.badge.earned" : "course.badge.open";
    tile.getElement().setAttribute("aria-label", getTranslation(key, name));
    add(tile);
    reached(earned);
  }
}
