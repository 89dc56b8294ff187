package org.queenside.school.demo.ui;

import com.vaadin.flow.component.html.Div;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;

/** The button that opens a made-up class. */
public final class DemoButton extends Div {

  private final DemoVisit visit;
  private final Div answer = new Div();

  /** Creates the button. */
  public DemoButton(DemoVisit visit, ButtonStyle style) {
    this.visit = visit;
    addClassName("demo");
    answer.getElement().setAttribute("role", "alert");
    String text = getTranslation(visit.isOpen() ? "demo.back" : "demo.open");
    add(new Button(style, text, this::open), answer);
  }

  /** Adds a sentence that says what it opens. */
  public DemoButton withExplanation() {
    addComponentAtIndex(1, Markup.paragraph("small", getTranslation("demo.about")));
    return this;
  }

  private void open() {
    answer.removeAll();
    try {
      visit.begin();
    } catch (NotSavedException _) {
      answer.add(
          new Notice(
              Tone.REFUSED, getTranslation("demo.busy.headline"), getTranslation("demo.busy")));
    }
  }
}
