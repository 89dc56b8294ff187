package org.queenside.course.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Span;
import org.queenside.course.model.CoursePart;
import org.queenside.ui.Markup;
import org.queenside.ui.PieceIcon;

/**
 * A badge's picture, which is only decoration: two squares, one turned by 45 degrees, with one or
 * two pieces. It is an outline until earned, then gold.
 */
public final class Badge extends Span {

  /** The badge for knowing everything needed to play a whole game. */
  public static final String READY = "pp";

  private static final String PIECES = "nkrpbq";

  private static final String SQUARES =
      """
      <svg viewBox='0 0 72 72' aria-hidden='true' focusable='false'>\
      <g class='edge'><rect x='11' y='11' width='50' height='50' rx='4'/>\
      <rect x='11' y='11' width='50' height='50' rx='4' transform='rotate(45 36 36)'/></g>\
      <g class='inside'><rect x='12.5' y='12.5' width='47' height='47' rx='3'/>\
      <rect x='12.5' y='12.5' width='47' height='47' rx='3' transform='rotate(45 36 36)'/></g></svg>""";

  /**
   * Creates the picture.
   *
   * @param pieces one or two piece letters
   */
  public Badge(String pieces, boolean earned) {
    addClassName("badge");
    setClassName("earned", earned);
    setClassName("ready", pieces.equals(READY));
    getElement().setAttribute("aria-hidden", "true");
    var squares = new Span();
    squares.getElement().setProperty("innerHTML", SQUARES);
    var men = Markup.span("men");
    pieces
        .chars()
        .mapToObj(letter -> new PieceIcon((char) letter))
        .forEach(piece -> men.add(earned ? piece : piece.silhouette()));
    add(squares, men);
  }

  /** Returns the name of a part's badge, in a page's language. */
  public static String name(Component page, CoursePart part) {
    return part.ready() ? page.getTranslation("course.ready") : part.title();
  }

  /**
   * Returns the badge of a part of the path.
   *
   * @param index the part's index on the path, from 0
   */
  public static Badge of(CoursePart part, int index, boolean earned) {
    String piece = String.valueOf(PIECES.charAt(index % PIECES.length()));
    return new Badge(part.ready() ? READY : piece, earned);
  }
}
