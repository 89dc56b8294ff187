package org.queenside.course.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;

/** Says where the progress is stored, and deletes it after a confirmation. */
final class DeleteProgressPanel extends Div {

  private final Runnable forget;
  private final String kept;

  /**
   * Creates the panel.
   *
   * @param named whether the learner has given a name, for the diploma
   */
  DeleteProgressPanel(boolean named, Runnable forget) {
    this.forget = forget;
    this.kept = getTranslation(named ? "forget.kept.named" : "forget.kept");
    addClassName("yours");
    offer();
  }

  private void offer() {
    removeAll();
    var ask = button("forget.offer", this::ask);
    add(new Paragraph(new Span(kept), ask));
  }

  private void ask() {
    removeAll();
    var yes = button("forget.yes", forget);
    yes.setClassName("btn line");
    var no = button("forget.no", this::offer);
    var question = new Div(new Span(getTranslation("forget.sure")), yes, no);
    question.addClassName("ask");
    add(question);
    no.focus();
  }

  private NativeButton button(String key, Runnable action) {
    var button = new NativeButton(getTranslation(key), click -> action.run());
    button.addClassNames("btn", "text");
    return button;
  }
}
