package org.queenside.course.ui;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import org.jspecify.annotations.Nullable;
import org.queenside.chess.Square;
import org.queenside.ui.StarRating;

/**
 * The stars beside the task: outlines while the learner works, filled when the exercise is solved.
 */
@Tag("queenside-stars")
final class StarCounter extends HtmlContainer {

  private final StarRating stars = new StarRating();

  StarCounter() {
    addClassName("star-count");
    add(stars);
    expect(StarRating.ALL);
  }

  /**
   * Shows that there are stars to win, but never how many are already lost.
   *
   * @param possible how many stars can still be won; only announced to screen readers
   */
  void expect(int possible) {
    stars.show(0, getTranslation("lesson.stars.left", possible));
  }

  /** Shows the stars that were won. */
  void show(int won) {
    stars.show(won, getTranslation("lesson.stars.won", won));
  }

  /**
   * Lets a star fly here from where it was won. Only the picture waits for the animation.
   *
   * @param from a square of the board, or null for the option that was chosen
   */
  void fly(@Nullable Square from) {
    getElement().callJsFunction("fly", from == null ? "" : from.toString());
  }
}
