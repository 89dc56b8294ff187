package org.queenside.school.roster.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import java.util.function.Consumer;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;

/** A field for a name with a label, an error message, and room for buttons. */
public final class NameField extends Div {

  private static final String TYPED = "element.value";

  private final Input field = new Input();
  private final Paragraph problem = Markup.paragraph("problem");

  public NameField(String id, String label) {
    addClassNames("row", "text-line");
    field.setId(id);
    field.getElement().setAttribute("maxlength", String.valueOf(NameNormalizer.LONGEST));
    field.getElement().setAttribute("autocomplete", "off");
    var words = new NativeLabel(label);
    words.setFor(field);
    problem.setId(id + "-problem");
    problem.getElement().setAttribute("role", "alert");
    field.getElement().setAttribute("aria-describedby", id + "-problem");
    add(words, problem, field);
  }

  /** Fills the field. */
  public void setValue(String value) {
    field.setValue(value);
  }

  public void focus() {
    field.focus();
  }

  /**
   * Adds the button that passes the normalized name on, as the Enter key does. The key event
   * contains the typed text: synchronizing the value on each key press would lose it when a key
   * such as Tab leaves the field.
   *
   * @param refusal the message if the name is empty or too long
   */
  public NameField withButton(
      ButtonStyle style, String text, String refusal, Consumer<String> action) {
    field
        .getElement()
        .addEventListener(
            "keydown",
            press -> {
              field.setValue(press.getEventData().get(TYPED).asString());
              accept(refusal, action);
            })
        .setFilter("event.key === 'Enter'")
        .addEventData(TYPED);
    add(new Button(style, text, () -> accept(refusal, action)));
    return this;
  }

  private void accept(String refusal, Consumer<String> action) {
    String name = NameNormalizer.normalize(field.getValue());
    boolean fits = NameNormalizer.fits(name);
    refuse(fits ? "" : refusal);
    if (fits) {
      action.accept(name);
    }
  }

  /** Shows an error message; an empty text clears it. */
  public void refuse(String text) {
    problem.setText(text);
    field.getElement().setAttribute("aria-invalid", String.valueOf(!text.isEmpty()));
    if (!text.isEmpty()) {
      field.focus();
    }
  }
}
