package org.queenside.school.report.ui;

import com.vaadin.flow.component.HtmlComponent;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Div;

/** Draws a number of pupils of a class, with one box per pupil. */
final class PupilCountBoxes extends Div {

  private static final int FEW = 24;
  private static final int MANY = 60;

  PupilCountBoxes(int count, int total) {
    addClassName("tally");
    getElement().setAttribute("role", "img");
    getElement().setAttribute("aria-label", getTranslation("misconceptions.tally", count, total));
    int columns = total <= FEW ? 4 : total <= MANY ? 8 : 14;
    getStyle().set("--columns", String.valueOf(columns));
    for (int box = 0; box < total; box++) {
      var drawn = new Box();
      drawn.setClassName("on", box < count);
      add(drawn);
    }
  }

  @Tag("i")
  private static final class Box extends HtmlComponent {}
}
