package org.queenside.identity.ui;

import java.util.function.Function;
import org.queenside.identity.account.Account;
import org.queenside.identity.session.VerificationResult;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.StatusMessage;

/** A button for a change that needs the password, with a field for it. */
final class PasswordActionForm {

  private PasswordActionForm() {}

  /**
   * Creates a form.
   *
   * @param id the field's id, unique on the page
   * @param button key of the button's text
   * @param status where the section shows the result; cleared when the form is sent
   * @param action makes the change if the password is right
   * @param done called after the change
   */
  static Form of(
      String id,
      String button,
      StatusMessage status,
      Function<String, VerificationResult<Account>> action,
      Runnable done) {
    var password =
        FormField.password(id, status.getTranslation("own.password.present"), "current-password");
    return new Form(
            status.getTranslation(button),
            () -> {
              status.removeAll();
              password.clearError();
              switch (action.apply(password.value())) {
                case VerificationResult.Verified<Account> _ -> done.run();
                case VerificationResult.Rejected<Account> _ ->
                    password.showError(status.getTranslation("own.password.wrong"));
                case VerificationResult.RateLimited<Account> _ ->
                    password.showError(status.getTranslation("own.password.too-many"));
              }
            },
            password)
        .quiet();
  }
}
