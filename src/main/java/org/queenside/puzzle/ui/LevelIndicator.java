package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Span;
import org.queenside.puzzle.trainer.PuzzleLevel;

/**
 * The learner's level as a number, and what the puzzle just done made of it. While the level is
 * still uncertain there is no number: it would jump, and frighten.
 */
final class LevelIndicator extends Span {

  LevelIndicator(PuzzleLevel level) {
    addClassName("level");
    show(level, level);
  }

  /** Shows what was and what is. */
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
      var heard = new Span(getTranslation("puzzle.level.heard", was, is));
      heard.addClassName("sr");
      add(seen, heard);
    }
  }

  private static long rounded(PuzzleLevel level) {
    return Math.round(level.rating().value());
  }
}
