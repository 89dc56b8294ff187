package org.queenside.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Span;

/**
 * Our icons, drawn on a 20 by 20 grid in the current text colour. They are decoration: the word
 * beside an icon, or its button's accessible name, carries the meaning.
 */
public enum Icon {
  MARK(
      """
      <rect x="1.4" y="1.4" width="17.2" height="17.2" rx="2.2" fill="none" stroke="currentColor" stroke-width="2.2"/>\
      <path d="M2 2H10V18H2Z" fill="currentColor"/><path d="M10 1.4V18.6" stroke="currentColor" stroke-width="2.2"/>"""),
  STAR(
      """
      <path d="M10 1.9 12.4 7l5.5.7-4 3.9 1 5.5-4.9-2.7-4.9 2.7 1-5.5-4-3.9L7.6 7Z" fill="currentColor" \
      stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>"""),
  STAR_OUTLINE(
      """
      <path d="M10 1.9 12.4 7l5.5.7-4 3.9 1 5.5-4.9-2.7-4.9 2.7 1-5.5-4-3.9L7.6 7Z" fill="none" \
      stroke="currentColor" stroke-width="1.6" stroke-linejoin="round"/>"""),
  BACK(line("2.6", "M12.4 3.6 6 10 12.4 16.4")),
  FORWARD(line("2.6", "M7.6 3.6 14 10 7.6 16.4")),
  FIRST(line("2.6", "M15.4 3.6 9 10 15.4 16.4M5 3.6V16.4")),
  LAST(line("2.6", "M4.6 3.6 11 10 4.6 16.4M15 3.6V16.4")),
  UNDO(line("2.6", "M7.4 3.4 3.4 7.4 7.4 11.4M3.8 7.4H11.4A4.6 4.6 0 0 1 11.4 16.6H7.6")),
  HINT(
      line(
          "2.1",
          "M7.4 13.2C5.6 12 4.8 10.4 4.8 8.6A5.2 5.2 0 0 1 15.2 8.6C15.2 10.4 14.4 12 12.6 13.2V14.6H7.4ZM8 17.4H12")),
  MORE(
      """
      <g fill="currentColor"><circle cx="4.4" cy="10" r="1.7"/><circle cx="10" cy="10" r="1.7"/>\
      <circle cx="15.6" cy="10" r="1.7"/></g>"""),
  PERSON(
      line(
          "2.1",
          "M10 10.4A3.5 3.5 0 1 0 10 3.4 3.5 3.5 0 0 0 10 10.4ZM3.6 17.2C4.2 14.4 6.6 12.9 10 12.9S15.8 14.4 16.4 17.2")),
  SLIDERS(
      line("2.1", "M2.8 5.6H17.2M2.8 14.4H17.2")
          + """
          <g fill="currentColor"><circle cx="12.6" cy="5.6" r="2.9"/><circle cx="7.4" cy="14.4" r="2.9"/></g>"""),
  EYE(
      line(
          "2",
          "M1.8 10C4 6 6.8 4.2 10 4.2S16 6 18.2 10C16 14 13.2 15.8 10 15.8S4 14 1.8 10Z"
              + "M10 7.6A2.4 2.4 0 1 0 10 12.4A2.4 2.4 0 1 0 10 7.6Z")),
  CROSS(line("2.6", "M5 5 15 15M15 5 5 15")),
  TICK(line("2.8", "M3.8 10.6 8 14.8 16.2 5.6")),
  REFUSED(
      """
      <rect x="1" y="1" width="18" height="18" rx="4" fill="currentColor"/>\
      <path d="M6 6 14 14M14 6 6 14" stroke="var(--on-error)" stroke-width="2.6" stroke-linecap="round"/>"""),
  STUCK(
      """
      <rect x="1" y="1" width="18" height="18" rx="4" fill="currentColor"/>\
      <path d="M10 5V11M10 14.8V14.9" stroke="var(--on-error)" stroke-width="2.8" stroke-linecap="round"/>"""),
  CLOCK(line("2.1", "M10 2.8A7.2 7.2 0 1 1 9.99 2.8ZM10 6.2V10.4L12.8 12.4")),
  RIGHT(
      """
      <rect x="1" y="1" width="18" height="18" rx="4" fill="currentColor"/>\
      <path d="M5.4 10.4 8.6 13.6 14.6 6.8" fill="none" stroke="var(--on-success)" stroke-width="2.6" \
      stroke-linecap="round" stroke-linejoin="round"/>""");

  private final String svg;

  Icon(String drawing) {
    svg = "<svg viewBox='0 0 20 20' aria-hidden='true' focusable='false'>" + drawing + "</svg>";
  }

  /**
   * Returns the icon as a component, 1em in size and hidden from screen readers. Arrows point the
   * other way on a page that runs from right to left.
   */
  public Component draw() {
    var icon = new Span();
    icon.getElement().setProperty("innerHTML", svg);
    icon.addClassName("icon-svg");
    if (this == BACK || this == FORWARD || this == UNDO) {
      icon.addClassName("mirrors");
    }
    return icon;
  }

  private static String line(String width, String path) {
    return "<path d=\""
        + path
        + "\" fill=\"none\" stroke=\"currentColor\" stroke-width=\""
        + width
        + "\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>";
  }
}
