package org.queenside.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Span;

/** The labels at both ends below a chart: its first and its last day. */
public final class AxisLabels extends Div {

  public AxisLabels(String first, String last) {
    addClassName("ends");
    getElement().setAttribute("aria-hidden", "true");
    add(new Span(first), new Span(last));
  }
}
