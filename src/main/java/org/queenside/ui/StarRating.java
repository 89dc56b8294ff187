package org.queenside.ui;

import com.vaadin.flow.component.html.Span;

/** A row of three stars, some of them won. */
public class StarRating extends Span {

  /** How many stars there are to win. */
  public static final int ALL = 3;

  /** Creates an empty row; {@link #show} fills it. */
  public StarRating() {
    addClassName("stars");
    getElement().setAttribute("role", "img");
  }

  /**
   * Creates a row that shows stars from the start.
   *
   * @param won 0 to 3
   * @param label what a screen reader says instead of the picture
   */
  public StarRating(int won, String label) {
    this();
    show(won, label);
  }

  /**
   * Shows stars.
   *
   * @param won 0 to 3
   * @param label what a screen reader says instead of the picture
   */
  public void show(int won, String label) {
    removeAll();
    for (int star = 0; star < ALL; star++) {
      var icon = (star < won ? Icon.STAR : Icon.STAR_OUTLINE).draw();
      if (star >= won) {
        icon.addClassName("off");
      }
      add(icon);
    }
    getElement().setAttribute("aria-label", label);
  }
}
