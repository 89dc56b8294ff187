package org.queenside.ui;

import com.vaadin.flow.component.html.Div;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * A picture drawn from numbers. Its shapes take their colours from the page. Only our own numbers
 * and words are used here, so nothing has to be escaped.
 */
public final class SvgDrawing extends Div {

  private final StringBuilder shapes = new StringBuilder();
  private final int width;
  private final int height;

  /**
   * Begins an empty picture.
   *
   * @param width in the picture's own units, like the height
   */
  public SvgDrawing(int width, int height) {
    this.width = width;
    this.height = height;
    addClassName("drawing");
  }

  /** Draws a line. */
  public void line(String style, double x1, double y1, double x2, double y2) {
    shapes.append(
        String.format(
            Locale.ROOT,
            "<line class='%s' x1='%.1f' y1='%.1f' x2='%.1f' y2='%.1f'/>",
            style,
            x1,
            y1,
            x2,
            y2));
  }

  /**
   * Draws a filled area.
   *
   * @param corners the x and y of each corner in turn
   */
  public void area(String style, List<Double> corners) {
    shapes.append(
        corners.stream()
            .map(each -> String.format(Locale.ROOT, "%.1f", each))
            .collect(Collectors.joining(" ", "<polygon class='" + style + "' points='", "'/>")));
  }

  /** Draws a box, given its upper left corner. */
  public void box(String style, double x, double y, double wide, double high) {
    shapes.append(
        String.format(
            Locale.ROOT,
            "<rect class='%s' x='%.1f' y='%.1f' width='%.1f' height='%.1f' rx='2'/>",
            style,
            x,
            y,
            wide,
            high));
  }

  /** Draws a dot. */
  public void dot(String style, double x, double y, double radius) {
    shapes.append(
        String.format(
            Locale.ROOT, "<circle class='%s' cx='%.1f' cy='%.1f' r='%.1f'/>", style, x, y, radius));
  }

  /**
   * Writes a number.
   *
   * @param anchor which part of the text is at the point: {@code start}, {@code middle} or {@code
   *     end}
   */
  public void number(long number, String anchor, double x, double y) {
    shapes.append(
        String.format(
            Locale.ROOT,
            "<text text-anchor='%s' x='%.1f' y='%.1f'>%d</text>",
            anchor,
            x,
            y,
            number));
  }

  /**
   * Shows what was drawn.
   *
   * @param label what a screen reader says instead
   */
  public SvgDrawing finished(String label) {
    getElement().setAttribute("role", "img");
    getElement().setAttribute("aria-label", label);
    getElement()
        .setProperty(
            "innerHTML",
            "<svg viewBox='0 0 %d %d' aria-hidden='true' focusable='false'>%s</svg>"
                .formatted(width, height, shapes));
    return this;
  }
}
