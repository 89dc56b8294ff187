package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;

/**
 * One of the opponents as a decorative picture, loaded when it's shown. It is drawn for a board
 * square, where white and black pieces are visible in light and dark mode.
 */
@Tag("queenside-opponent")
public class CharacterPicture extends Component {

  /**
   * Creates the picture.
   *
   * @param code the opponent's code, such as {@code sly-king}: the name of its file
   */
  public CharacterPicture(String code) {
    getElement().setAttribute("name", code);
    getElement().setAttribute("aria-hidden", "true");
  }

  /** Draws the opponent after it has lost. */
  public CharacterPicture beaten() {
    setBeaten(true);
    return this;
  }

  /** Draws the opponent after it has lost, or as it is before a game. */
  public final void setBeaten(boolean beaten) {
    getElement().setAttribute("beaten", beaten);
  }
}
