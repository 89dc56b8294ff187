package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;

/** A field for a password of words, or of pictures. */
final class PasswordInput extends Div {

  private final FormField typed;
  private final Checkbox shown;
  private final PicturePasswordInput pictures = new PicturePasswordInput();
  private final NativeButton other = new NativeButton("", _ -> showPictures(!pictures.isVisible()));

  /**
   * Creates the input for typing.
   *
   * @param id of the field, and its name in the form
   */
  PasswordInput(String id) {
    addClassName("password");
    typed =
        new FormField(id, getTranslation("signin.password"))
            .with("type", "password")
            .with("autocomplete", "current-password")
            .with("autocapitalize", "none")
            .with("spellcheck", "false");
    other.addClassNames("btn", "text");
    other.getElement().setAttribute("type", "button");
    // Three words are long for children who have just learned to write, so they may show them.
    shown = new Checkbox(getTranslation("signin.show")).onChange(this::showTyped);
    add(typed, shown, pictures, other);
    showPictures(false);
  }

  /** Returns whether a password was entered, and shows an error if not. */
  boolean isGiven() {
    typed.clearError();
    if (pictures.isVisible()) {
      return pictures.isGiven();
    }
    if (typed.value().isEmpty()) {
      typed.showError(getTranslation("signin.missing.password"));
      return false;
    }
    return true;
  }

  private void showTyped(boolean wanted) {
    typed.with("type", wanted ? "text" : "password");
  }

  String value() {
    return pictures.isVisible() ? pictures.value() : typed.value();
  }

  /** Clears and focuses the field after a wrong try. */
  void askAgain() {
    typed.setValue("");
    pictures.clear();
    if (pictures.isVisible()) {
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
