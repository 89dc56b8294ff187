package org.queenside.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;

/** What stands at the left and the right end below a picture: its first and its last day. */
public final class AxisLabels extends Div {

  /** Writes what stands at both ends. */
  public AxisLabels(String first, String last) {
    addClassName("ends");
    getElement().setAttribute("aria-hidden", "true");
    add(new Span(first), new Span(last));
  }
}
