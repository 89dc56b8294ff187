package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Span;

/** A row of three stars, some of them earned. */
public class StarRating extends Span {

  /** How many stars can be earned. */
  public static final int ALL = 3;

  private int shown = -1;

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
    if (won != shown) {
      for (int star = 0; star < ALL; star++) {
        add(star(star < won));
      }
      Markup.flatten(this);
      shown = won;
    }
    getElement().setAttribute("aria-label", label);
  }

  private static Component star(boolean won) {
    var icon = (won ? Icon.STAR : Icon.STAR_OUTLINE).draw();
    icon.setClassName("off", !won);
    return icon;
  }
}
