package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import org.queenside.identity.account.Account;
import org.queenside.identity.management.PasswordConfirmationService;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.identity.session.VerificationResult;
import org.queenside.store.StoreUnavailableException;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Asks for the password again, and then opens the page that needs it. */
public final class PasswordConfirmationForm extends Div {

  private static final Logger LOG = LoggerFactory.getLogger(PasswordConfirmationForm.class);

  private final PasswordConfirmationService confirmation;
  private final Account account;
  private final String wanted;
  private final FormField password;

  /**
   * Creates the form.
   *
   * @param account the signed-in account
   * @param wanted the page to open afterwards, as a path from the root
   */
  public PasswordConfirmationForm(
      PasswordConfirmationService confirmation, Account account, String wanted) {
    this.confirmation = confirmation;
    this.account = account;
    this.wanted = wanted;
    this.password =
        FormField.password("password", getTranslation("confirm.password"), "current-password")
            .literal()
            .with("autofocus", "");
    add(new Form(getTranslation("confirm.go"), this::send, userName(), password));
  }

  /** A hidden field that tells password managers the account. */
  private Input userName() {
    var name = new Input();
    name.setValue(account.signInName());
    name.setReadOnly(true);
    name.getElement()
        .setAttribute("name", "name")
        .setAttribute("autocomplete", "username")
        .setAttribute("hidden", true);
    return name;
  }

  private void send() {
    password.clearError();
    if (password.value().isEmpty()) {
      password.showError(getTranslation("signin.missing.password"));
      return;
    }
    try {
      switch (confirmation.confirm(password.value())) {
        case VerificationResult.Verified<Account> _ ->
            SignInFeedback.goOn(SignInRedirect.of(wanted, account));
        case VerificationResult.Rejected<Account> _ -> askAgain("confirm.wrong");
        case VerificationResult.RateLimited<Account> _ -> askAgain("own.password.too-many");
      }
    } catch (StoreUnavailableException e) {
      LOG.warn("A password could not be checked", e);
      askAgain("confirm.unavailable");
    }
  }

  private void askAgain(String problem) {
    password.setValue("");
    password.showError(getTranslation(problem));
  }
}
