package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Span;
import org.queenside.puzzle.Level;

/** The learner's level as a number, and what the puzzle just done made of it. */
final class LevelLine extends Span {

  LevelLine(Level level) {
    addClassName("level");
    show(level, level);
  }

  /** Shows what was and what is. */
  void show(Level before, Level after) {
    removeAll();
    long was = rounded(before);
    long is = rounded(after);
    if (was == is) {
      add(getTranslation("puzzle.level", is));
      return;
    }
    var seen = new Span(getTranslation("puzzle.level.changed", was, is));
    seen.getElement().setAttribute("aria-hidden", "true");
    var heard = new Span(getTranslation("puzzle.level.heard", was, is));
    heard.addClassName("sr");
    add(seen, heard);
  }

  static long rounded(Level level) {
    return Math.round(level.rating().value());
  }
}
