package org.queenside.course.ui;

import com.vaadin.flow.component.html.Span;
import org.queenside.ui.NotationText;
import org.queenside.ui.PieceIcon;

/** A lesson's picture, which is only decoration: one or two pieces, or a short text. */
public final class LessonIcon extends Span {

  /**
   * Creates the icon.
   *
   * @param icon as in {@link org.queenside.course.model.Lesson#icon()}
   * @param flat whether pieces are drawn as flat shapes
   */
  public LessonIcon(String icon, boolean flat) {
    addClassName("face");
    getElement().setAttribute("aria-hidden", "true");
    if (icon.matches("[KQRBNPkqrbnp]{1,2}")) {
      icon.chars()
          .mapToObj(letter -> new PieceIcon((char) letter))
          .forEach(piece -> add(flat ? piece.silhouette() : piece));
      setClassName("pair", icon.length() == 2);
    } else {
      setText(icon);
      NotationText.mark(this);
    }
  }
}
