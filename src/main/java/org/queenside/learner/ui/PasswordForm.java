package org.queenside.learner.ui;

import java.util.function.Function;
import org.queenside.learner.account.PasswordConfirmation.Result;
import org.queenside.look.Field;
import org.queenside.look.Form;

/** A button for a change that needs the password, with a field for it. */
final class PasswordForm {

  private PasswordForm() {}

  /**
   * Creates a form.
   *
   * @param id the field's id, one of its own on the page
   * @param button key of what the button says
   * @param said where the section says what was done; cleared when the form is sent
   * @param action makes the change if the password is right
   * @param done called after the change
   */
  static Form of(
      String id, String button, Said said, Function<String, Result> action, Runnable done) {
    var password =
        new Field(id, said.getTranslation("own.password.present"))
            .with("type", "password")
            .with("autocomplete", "current-password");
    return new Form(
            said.getTranslation(button),
            () -> {
              said.removeAll();
              password.accept();
              switch (action.apply(password.value())) {
                case RIGHT -> done.run();
                case WRONG -> password.refuse(said.getTranslation("own.password.wrong"));
                case TOO_MANY -> password.refuse(said.getTranslation("own.password.too-many"));
              }
            },
            password)
        .quiet();
  }
}
