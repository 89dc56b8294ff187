package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import java.util.function.Consumer;
import org.queenside.identity.account.NameNormalizer;

/** A field for a name, with its label above, what is wrong with it below, and buttons beside it. */
final class NameField extends Div {

  private static final String TYPED = "element.value";

  private final Input field = new Input();
  private final Paragraph problem = new Paragraph();

  NameField(String id, String label) {
    addClassName("text-line");
    field.setId(id);
    field.getElement().setAttribute("maxlength", String.valueOf(NameNormalizer.LONGEST));
    field.getElement().setAttribute("autocomplete", "off");
    var words = new NativeLabel(label);
    words.setFor(field);
    problem.setId(id + "-problem");
    problem.addClassName("problem");
    problem.getElement().setAttribute("role", "alert");
    field.getElement().setAttribute("aria-describedby", id + "-problem");
    add(words, problem, field);
  }

  void setValue(String value) {
    field.setValue(value);
  }

  void focus() {
    field.focus();
  }

  /**
   * What the enter key does in the field. It takes what was typed along itself: a listener that
   * synchronised the value would lose it when another key, such as Tab, leads out of the field.
   */
  void onEnter(Runnable action) {
    field
        .getElement()
        .addEventListener(
            "keydown",
            press -> {
              field.setValue(press.getEventData().get(TYPED).asString());
              action.run();
            })
        .setFilter("event.key === 'Enter'")
        .addEventData(TYPED);
  }

  /**
   * Hands a tidy name over, or says what is wrong and leaves what was typed.
   *
   * @param refusal what to say of a name that is empty or too long
   */
  void accept(String refusal, Consumer<String> taker) {
    String name = NameNormalizer.normalize(field.getValue());
    boolean fits = NameNormalizer.fits(name);
    refuse(fits ? "" : refusal);
    if (fits) {
      taker.accept(name);
    }
  }

  /** Says what is wrong; an empty text says nothing. */
  void refuse(String text) {
    problem.setText(text);
    field.getElement().setAttribute("aria-invalid", String.valueOf(!text.isEmpty()));
    if (!text.isEmpty()) {
      field.focus();
    }
  }
}
