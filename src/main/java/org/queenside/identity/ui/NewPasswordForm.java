package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import java.util.function.Function;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.RegistrationResult;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;

/** Asks a person who has lost their password for a new one. */
final class NewPasswordForm extends Div {

  private final FormField password =
      FormField.password("password", getTranslation("renew.password"), "new-password");
  private final Function<String, RegistrationResult> renew;

  /**
   * Creates the form.
   *
   * @param role of the account
   * @param renew tries to change the password
   */
  NewPasswordForm(AccountRole role, Function<String, RegistrationResult> renew) {
    this.renew = renew;
    password.withHelp(getTranslation(PasswordHint.about(role)));
    add(new Form(getTranslation("renew.go"), this::send, password));
  }

  private void send() {
    password.clearError();
    try {
      switch (renew.apply(password.value())) {
        case RegistrationResult.Registered(var account) ->
            SignInFeedback.goOn(SignInRedirect.home(account.role()));
        case RegistrationResult.SignInRequired() -> SignInFeedback.goOn("sign-in");
        case RegistrationResult.Invalid(var flaw) ->
            password.showError(getTranslation("apply.flaw." + flaw.code()));
        case RegistrationResult.InvalidPassword(var flaw) ->
            password.showError(getTranslation("apply.flaw.password_" + flaw.code()));
        case RegistrationResult.Closed() ->
            password.showError(getTranslation("invitation.worthless"));
      }
    } catch (StoreUnavailableException _) {
      password.showError(getTranslation("renew.unavailable"));
    }
  }
}
