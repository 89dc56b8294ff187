package org.queenside.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.component.html.NativeLabel;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.data.value.ValueChangeMode;
import java.util.function.Consumer;

/** A text field with its label above, and a hint and an error message below. */
public class FormField extends Div {

  private final NativeLabel above;
  private final Input input = new Input();
  private final Paragraph about = new Paragraph();
  private final Paragraph problem = new Paragraph();

  /**
   * Creates an empty field.
   *
   * @param name its id on the page, and its name in a form
   * @param label the label above it
   */
  public FormField(String name, String label) {
    addClassName("field");
    input.setId(name);
    input.getElement().setAttribute("name", name);
    above = new NativeLabel(label);
    above.setFor(input);
    about.setId(name + "-about");
    about.addClassName("about");
    about.setVisible(false);
    problem.setId(name + "-problem");
    problem.addClassName("problem");
    problem.getElement().setAttribute("role", "alert");
    add(above, about, input, problem);
  }

  /**
   * Creates an empty field for a password.
   *
   * @param which {@code current-password} or {@code new-password}, for password managers
   */
  public static FormField password(String name, String label, String which) {
    return new FormField(name, label).with("type", "password").with("autocomplete", which);
  }

  /** Turns off the browser's corrections and suggestions. */
  public FormField literal() {
    return with("autocapitalize", "none").with("spellcheck", "false");
  }

  /** Asks phones for capital letters, and turns off what browsers correct. */
  public FormField capitals() {
    return with("autocapitalize", "characters").with("spellcheck", "false");
  }

  /** Changes the label above the field. */
  public void setLabel(String label) {
    above.setText(label);
  }

  /** Says what may be filled in, or what for. */
  public FormField withHelp(String text) {
    about.setText(text);
    about.setVisible(true);
    describe("");
    return this;
  }

  /** Sets an attribute of the input element, such as {@code autocomplete}. */
  public FormField with(String attribute, String value) {
    input.getElement().setAttribute(attribute, value);
    return this;
  }

  /** Returns the input element itself. */
  public Input input() {
    return input;
  }

  /** Returns the field's value. */
  public String value() {
    return input.getValue();
  }

  /** Sets the field's value. */
  public FormField setValue(String value) {
    input.setValue(value);
    return this;
  }

  /**
   * Adds a listener that gets the value when the user leaves the field or presses the Enter key.
   */
  public FormField onChange(Consumer<String> listener) {
    input.addValueChangeListener(
        change -> {
          if (change.isFromClient()) {
            listener.accept(change.getValue());
          }
        });
    return this;
  }

  /** Adds a listener that gets the value as the user types, a moment after the last key. */
  public FormField onPause(Consumer<String> listener) {
    input.setValueChangeMode(ValueChangeMode.LAZY);
    input.setValueChangeTimeout(TextAreaField.PAUSE_MILLIS);
    return onChange(listener);
  }

  /** Shows an error message and focuses the field. */
  public void showError(String text) {
    problem.setText(text);
    input.getElement().setAttribute("aria-invalid", "true");
    describe(" " + problem.getId().orElseThrow());
    input.focus();
  }

  /** Removes the error message. */
  public void clearError() {
    problem.setText("");
    input.getElement().removeAttribute("aria-invalid");
    describe("");
  }

  private void describe(String more) {
    String ids = (about.isVisible() ? about.getId().orElseThrow() : "") + more;
    if (ids.isBlank()) {
      input.getElement().removeAttribute("aria-describedby");
    } else {
      input.getElement().setAttribute("aria-describedby", ids.strip());
    }
  }
}
