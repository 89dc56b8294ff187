package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Span;
import org.queenside.puzzle.trainer.PuzzleLevel;
import org.queenside.ui.Markup;

/**
 * The learner's level, and how the last puzzle changed it. An uncertain level isn't shown as a
 * number, because it would jump around.
 */
final class LevelIndicator extends Span {

  LevelIndicator(PuzzleLevel level) {
    addClassName("level");
    show(level, level);
  }

  /** Shows the change of the level. */
  void show(PuzzleLevel before, PuzzleLevel after) {
    removeAll();
    long was = rounded(before);
    long is = rounded(after);
    if (!after.isSettled()) {
      add(getTranslation("puzzle.level.unsettled"));
    } else if (!before.isSettled() || was == is) {
      add(getTranslation("puzzle.level", is));
    } else {
      var seen = new Span(getTranslation("puzzle.level.changed", was, is));
      seen.getElement().setAttribute("aria-hidden", "true");
      add(seen, Markup.span("sr", getTranslation("puzzle.level.heard", was, is)));
    }
  }

  private static long rounded(PuzzleLevel level) {
    return Math.round(level.rating().value());
  }
}
