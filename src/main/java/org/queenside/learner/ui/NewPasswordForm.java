package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import java.util.function.Function;
import org.queenside.learner.Role;
import org.queenside.learner.StoreUnavailable;
import org.queenside.learner.account.Admission;
import org.queenside.learner.account.OwnPath;
import org.queenside.look.Field;
import org.queenside.look.Form;

/** Asks somebody who has lost the password for a new one. */
final class NewPasswordForm extends Div {

  private final Field password =
      new Field("password", getTranslation("renew.password"))
          .with("type", "password")
          .with("autocomplete", "new-password");
  private final Function<String, Admission> renew;

  /**
   * Creates the form.
   *
   * @param role of the account
   * @param renew tries to change the password
   */
  NewPasswordForm(Role role, Function<String, Admission> renew) {
    this.renew = renew;
    password.about(getTranslation(PasswordText.about(role)));
    add(new Form(getTranslation("renew.go"), this::send, password));
  }

  private void send() {
    password.accept();
    try {
      switch (renew.apply(password.value())) {
        case Admission.Admitted(var account) -> Answer.goOn(OwnPath.home(account.role()));
        case Admission.SignInNext() -> Answer.goOn("sign-in");
        case Admission.Mend(var flaw) ->
            password.refuse(getTranslation("apply.flaw." + flaw.word()));
        case Admission.Closed() -> password.refuse(getTranslation("invitation.worthless"));
      }
    } catch (StoreUnavailable _) {
      password.refuse(getTranslation("renew.unavailable"));
    }
  }
}
