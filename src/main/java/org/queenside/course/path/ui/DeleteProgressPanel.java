package org.queenside.course.path.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

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
    add(new Paragraph(new Span(kept), Button.text("forget.offer", this::ask)));
  }

  private void ask() {
    removeAll();
    var no = Button.text("forget.no", this::offer);
    add(
        Markup.div(
            "ask",
            new Span(getTranslation("forget.sure")),
            Button.outlined("forget.yes", forget),
            no));
    no.focus();
  }
}
