package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Tag;

/**
 * A piece as a decorative picture. It uses the board's drawings, so there is only one set of
 * shapes.
 */
@Tag("queenside-piece")
public class PieceIcon extends Component {

  /**
   * Creates the picture.
   *
   * @param letter the piece as in a FEN: upper case white, lower case black
   */
  public PieceIcon(char letter) {
    getElement().setAttribute("piece", String.valueOf(letter));
    getElement().setAttribute("aria-hidden", "true");
  }

  /** Draws the piece as a flat shape in the surrounding text's colour. */
  public PieceIcon silhouette() {
    getElement().setAttribute("silhouette", true);
    return this;
  }
}
