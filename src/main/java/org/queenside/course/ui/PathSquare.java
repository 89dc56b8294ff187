package org.queenside.course.ui;

import com.vaadin.flow.component.html.ListItem;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** One square of the path. What it shows is up to its subclass. */
abstract class PathSquare extends ListItem {

  /** Makes it a dark square of the board; a square is light otherwise. */
  final void darken() {
    addClassName("dark");
  }

  /** Whether the learner has passed it, so that the dot after it is drawn as walked. */
  final void reached(boolean reached) {
    setClassName("reached", reached);
  }

  /**
   * Puts the square onto the strip of a phone.
   *
   * @param next the next square of the path, or null at its end
   */
  final void onPhone(PathLayout.Cell cell, PathLayout.@Nullable Cell next) {
    place("--pr", "--pl", "p-", cell, next);
  }

  /** Puts the square onto the strip of a wide screen. */
  final void onWideScreen(PathLayout.Cell cell, PathLayout.@Nullable Cell next) {
    place("--wr", "--wl", "w-", cell, next);
  }

  private void place(
      String rank, String lane, String step, PathLayout.Cell cell, PathLayout.@Nullable Cell next) {
    getStyle().set(rank, String.valueOf(cell.rank())).set(lane, String.valueOf(cell.lane()));
    if (next != null) {
      addClassName(step + cell.to(next).name().toLowerCase(Locale.ROOT));
    }
  }
}
