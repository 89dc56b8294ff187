package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import org.queenside.identity.account.Account;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.ui.Button;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.StatusMessage;

/** Deletes the account after its owner has typed the user name once more. */
final class AccountDeletionSection extends Section {

  private final OwnAccountService own;
  private final Account account;
  private final Button offer = Button.outlined("own.delete.offer", this::ask);
  private final Div question = new Div();
  private final StatusMessage status = new StatusMessage();

  AccountDeletionSection(OwnAccountService own, Account account, boolean given) {
    this.own = own;
    this.account = account;
    add(new H2(getTranslation("own.delete")));
    if (given) {
      add(new Paragraph(getTranslation("own.delete.given")));
      return;
    }
    add(new Paragraph(getTranslation("own.delete.about")), question, status);
    question.add(offer);
  }

  private void keep() {
    question.removeAll();
    question.add(offer);
    offer.focus();
  }

  private void ask() {
    status.removeAll();
    List<String> led = own.ledClasses();
    if (!led.isEmpty()) {
      status.showError(getTranslation("own.delete.leads", led));
      return;
    }
    var typed = new FormField("sure", getTranslation("own.delete.sure", account.signInName()));
    typed.with("autocomplete", "off").with("autocapitalize", "none");
    var form = new Form(getTranslation("own.delete.yes"), () -> delete(typed), typed).quiet();
    question.removeAll();
    question.add(form, Button.text("own.delete.no", this::keep));
    typed.input().focus();
  }

  private void delete(FormField typed) {
    typed.clearError();
    switch (own.delete(typed.value())) {
      case DONE -> SignInFeedback.goOn("./");
      case NAME_DIFFERS ->
          typed.showError(getTranslation("own.delete.differs", account.signInName()));
      case BY_TEACHER -> status.showError(getTranslation("own.delete.given"));
      case LAST_ADMINISTRATOR -> status.showError(getTranslation("own.delete.last"));
      case LEADS_CLASSES -> status.showError(getTranslation("own.delete.leads", own.ledClasses()));
    }
  }
}
