package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Span;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/**
 * One step of the form: its name, a short summary of what is chosen, and the fields. Opening a step
 * closes the others.
 */
final class AssignmentStep extends NativeDetails {

  /** The browser keeps only one of the elements with this name open. */
  private static final String GROUP = "assignment-step";

  private final Span chosen = Markup.span("chosen", "");
  private final Div body;

  AssignmentStep(int number, String key, Component fields) {
    addClassName("step");
    getElement().setAttribute("name", GROUP);
    var heading =
        new H2(Markup.span("number", String.valueOf(number)), new Span(getTranslation(key)));
    getSummary().add(heading, chosen);
    body = Markup.div("step-body", fields);
    setContent(body);
  }

  void leadTo(AssignmentStep next, String key) {
    body.add(Button.outlined("assign.next", next::show, getTranslation(key)));
  }

  void summarize(String text) {
    chosen.setText(text);
  }

  void show() {
    setOpen(true);
    getSummary().getElement().executeJs("this.parentElement.open = true; this.focus()");
  }
}
