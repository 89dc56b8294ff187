package org.queenside.learner.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Input;
import org.queenside.learner.Account;
import org.queenside.learner.StoreUnavailable;
import org.queenside.learner.account.OwnPath;
import org.queenside.learner.account.PasswordConfirmation;
import org.queenside.look.Field;
import org.queenside.look.Form;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Asks for the password again, and then opens the page that needs it. */
public final class ConfirmationForm extends Div {

  private static final Logger LOG = LoggerFactory.getLogger(ConfirmationForm.class);

  private final PasswordConfirmation confirmation;
  private final Account account;
  private final String wanted;
  private final Field password;

  /**
   * Creates the form.
   *
   * @param account who is signed in
   * @param wanted the page that opens then, as a path from the root
   */
  public ConfirmationForm(PasswordConfirmation confirmation, Account account, String wanted) {
    this.confirmation = confirmation;
    this.account = account;
    this.wanted = wanted;
    this.password =
        new Field("password", getTranslation("confirm.password"))
            .with("type", "password")
            .with("autocomplete", "current-password")
            .with("autocapitalize", "none")
            .with("spellcheck", "false")
            .with("autofocus", "");
    add(new Form(getTranslation("confirm.go"), this::send, userName(), password));
  }

  /** Tells a password manager whose password is asked for. */
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
    password.accept();
    if (password.value().isEmpty()) {
      password.refuse(getTranslation("signin.missing.password"));
      return;
    }
    try {
      switch (confirmation.confirm(password.value())) {
        case RIGHT -> Answer.goOn(OwnPath.of(wanted, account));
        case WRONG -> askAgain("confirm.wrong");
        case TOO_MANY -> askAgain("own.password.too-many");
      }
    } catch (StoreUnavailable e) {
      LOG.warn("A password could not be checked", e);
      askAgain("confirm.unavailable");
    }
  }

  private void askAgain(String problem) {
    password.fill("");
    password.refuse(getTranslation(problem));
  }
}
