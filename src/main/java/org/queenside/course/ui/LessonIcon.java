package org.queenside.course.ui;

import com.vaadin.flow.component.html.Span;
import org.queenside.ui.PieceIcon;

/** The picture of a lesson, as decoration: a piece or two, or a short text. */
public final class LessonIcon extends Span {

  /**
   * Creates the icon.
   *
   * @param icon as {@link org.queenside.course.model.Lesson#icon()} has it
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
    }
  }
}
