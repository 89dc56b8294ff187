package org.queenside.puzzle.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;

/** The first and the last day below a picture. */
final class AxisEnds extends Div {

  AxisEnds(String first, String last) {
    addClassName("ends");
    getElement().setAttribute("aria-hidden", "true");
    add(new Span(first), new Span(last));
  }
}
