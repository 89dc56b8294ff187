package org.queenside.course.path.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Span;
import org.queenside.course.examination.ui.ReadyToPlayView;
import org.queenside.course.model.CoursePart;
import org.queenside.course.ui.Badge;

/** The badge at the end of a part, as a square of the path. A printable one links to its page. */
final class BadgeTile extends PathSquare {

  /**
   * Creates the tile.
   *
   * @param index the part's index on the path, from 0
   */
  BadgeTile(CoursePart part, int index, boolean earned) {
    HtmlContainer tile = part.ready() && earned ? new Anchor(ReadyToPlayView.ADDRESS) : new Span();
    tile.add(Badge.of(part, index, earned));
    tile.addClassName("medal");
    String name = Badge.name(this, part);
    if (part.ready()) {
      tile.add(title(name));
      tile.addClassName("ready");
    }
    String key = earned ? "course.badge.earned" : "course.badge.open";
    if (tile instanceof Anchor) {
      key = "course.badge.print";
    } else {
      tile.getElement().setAttribute("role", "img");
    }
    tile.getElement().setAttribute("aria-label", getTranslation(key, name));
    show(tile, earned, earned);
  }
}
