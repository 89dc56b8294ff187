package org.queenside.course.path.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.queenside.ui.Markup;

/** One square of the path. Subclasses decide what it shows. */
abstract class PathSquare extends ListItem {

  /** Makes it a dark square of the board; the default is light. */
  final void darken() {
    addClassName("dark");
  }

  /**
   * Shows the content of the square.
   *
   * @param begun whether the learner has begun what the square represents
   * @param reached whether the learner has passed it, which highlights the dot after it
   */
  final void show(HtmlContainer tile, boolean begun, boolean reached) {
    tile.addClassName("tile");
    tile.setClassName("later", !begun);
    add(tile);
    setClassName("reached", reached);
  }

  /** Returns the name to show on the square. */
  static Span title(String name) {
    return Markup.span("title", name);
  }

  /**
   * Places the square on the strip of a phone or a wide screen.
   *
   * @param layout {@code p} for a phone, {@code w} for a wide screen
   * @param next the next square of the path, or null at its end
   */
  final void place(String layout, PathLayout.Cell cell, PathLayout.@Nullable Cell next) {
    getStyle()
        .set("--" + layout + "r", String.valueOf(cell.rank()))
        .set("--" + layout + "l", String.valueOf(cell.lane()));
    if (next != null) {
      addClassName(layout + "-" + cell.to(next).name().toLowerCase(Locale.ROOT));
    }
  }
}
