package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import org.queenside.look.Field;

/** Takes a password: typed, or made of pictures. */
final class PasswordInput extends Div {

  private final Field typed;
  private final PicturePad pictures = new PicturePad();
  private final NativeButton other = new NativeButton("", _ -> showPictures(!pictures.isVisible()));

  /**
   * Creates the input for typing.
   *
   * @param id of the field, and its name in the form
   */
  PasswordInput(String id) {
    addClassName("password");
    typed =
        new Field(id, getTranslation("signin.password"))
            .with("type", "password")
            .with("autocomplete", "current-password");
    other.addClassNames("btn", "text");
    other.getElement().setAttribute("type", "button");
    add(typed, pictures, other);
    showPictures(false);
  }

  String value() {
    return pictures.isVisible() ? pictures.value() : typed.value();
  }

  /** Empties it after a wrong try. */
  void clear() {
    typed.fill("");
    pictures.clear();
  }

  private void showPictures(boolean wanted) {
    pictures.setVisible(wanted);
    typed.setVisible(!wanted);
    other.setText(getTranslation(wanted ? "signin.type" : "signin.pictures.have"));
  }
}
