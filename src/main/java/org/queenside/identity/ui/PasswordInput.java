package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;

/** A field for a password of words, or of pictures. */
final class PasswordInput extends Div {

  private final FormField typed;
  private final Checkbox shown;
  private final PicturePasswordInput pictures = new PicturePasswordInput();
  private final Button other = new Button(ButtonStyle.TEXT, "", () -> showPictures(!isPictures()));

  /**
   * Creates the input for typing.
   *
   * @param id the field's id, and its name in the form
   */
  PasswordInput(String id) {
    addClassNames("row", "apart", "password");
    typed = FormField.password(id, getTranslation("signin.password"), "current-password").literal();

    other.getElement().setAttribute("type", "button");
    // Three words are long for children who have just learned to write, so the pupil may make them
    // visible.
    shown = new Checkbox(getTranslation("signin.show")).onChange(this::showTyped);
    add(typed, shown, pictures, other);
    showPictures(false);
  }

  /** Returns whether a password was entered, and shows an error if it wasn't. */
  boolean isGiven() {
    typed.clearError();
    if (isPictures()) {
      return pictures.isGiven();
    }
    if (typed.value().isEmpty()) {
      typed.showError(getTranslation("signin.missing.password"));
      return false;
    }
    return true;
  }

  /** Shows the pictures, or the field for words, unless something was typed or tapped. */
  void prefer(boolean wanted) {
    if (value().isEmpty() && wanted != isPictures()) {
      showPictures(wanted);
    }
  }

  private boolean isPictures() {
    return pictures.isVisible();
  }

  private void showTyped(boolean wanted) {
    typed.with("type", wanted ? "text" : "password");
  }

  String value() {
    return isPictures() ? pictures.value() : typed.value();
  }

  /** Clears and focuses the field after a wrong try. */
  void askAgain() {
    typed.setValue("");
    pictures.clear();
    if (isPictures()) {
      pictures.focus();
    } else {
      typed.input().focus();
    }
  }

  private void showPictures(boolean wanted) {
    pictures.setVisible(wanted);
    typed.setVisible(!wanted);
    shown.setVisible(!wanted);
    other.setText(getTranslation(wanted ? "signin.type" : "signin.pictures.have"));
  }
}
