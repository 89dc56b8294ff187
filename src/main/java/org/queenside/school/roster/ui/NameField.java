package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import java.util.function.Consumer;
import org.queenside.identity.account.NameNormalizer;

/** A field for a name with a label, a place for an error message, and room for buttons. */
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
   * Sets the action of the Enter key. The event carries the typed text itself: synchronizing the
   * value on each key press would lose it when a key such as Tab leaves the field.
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
   * Passes the normalized name on, or shows an error message.
   *
   * @param refusal the message if the name is empty or too long
   */
  void accept(String refusal, Consumer<String> action) {
    String name = NameNormalizer.normalize(field.getValue());
    boolean fits = NameNormalizer.fits(name);
    refuse(fits ? "" : refusal);
    if (fits) {
      action.accept(name);
    }
  }

  /** Shows an error message; an empty text clears it. */
  void refuse(String text) {
    problem.setText(text);
    field.getElement().setAttribute("aria-invalid", String.valueOf(!text.isEmpty()));
    if (!text.isEmpty()) {
      field.focus();
    }
  }
}
