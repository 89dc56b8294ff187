package org.queenside.identity.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import org.queenside.identity.account.Account;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.identity.management.OwnAccountService.PasswordChange;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.Notice;
import org.queenside.ui.Notice.Tone;
import org.queenside.ui.StatusMessage;

/** Changes the password of the account. */
final class PasswordChangeSection extends Section {

  private final OwnAccountService own;
  private final FormField present =
      FormField.password("present", getTranslation("own.password.present"), "current-password");
  private final FormField wanted =
      FormField.password("wanted", getTranslation("own.password.wanted"), "new-password");
  private final Div warning = new Div();
  private final StatusMessage status = new StatusMessage();

  PasswordChangeSection(OwnAccountService own, Account account, boolean given) {
    this.own = own;
    add(new H2(getTranslation("own.password")));
    if (given) {
      add(new Paragraph(getTranslation("own.password.given")));
      return;
    }
    if (!own.hasPassword()) {
      add(new Paragraph(getTranslation("own.password.none")));
      return;
    }
    if (own.hasWeakPassword()) {
      warning.add(
          new Notice(Tone.HINT, getTranslation("own.weak"), getTranslation("own.weak.text")));
    }
    wanted.withHelp(getTranslation(PasswordHint.about(account.role())));
    add(
        warning,
        new Form(getTranslation("own.password.save"), this::save, present, wanted).quiet(),
        status);
  }

  private void save() {
    present.clearError();
    wanted.clearError();
    switch (own.changePassword(present.value(), wanted.value())) {
      case PasswordChange.Changed() -> {
        present.setValue("");
        wanted.setValue("");
        warning.removeAll();
        status.showSuccess(getTranslation("own.password.done"));
      }
      case PasswordChange.WrongPassword() ->
          present.showError(getTranslation("own.password.wrong"));
      case PasswordChange.RateLimited() ->
          present.showError(getTranslation("own.password.too-many"));
      case PasswordChange.Invalid(var flaw) ->
          wanted.showError(getTranslation("apply.flaw.password_" + flaw.code()));
      case PasswordChange.GivenByTeacher() ->
          status.showError(getTranslation("own.password.given"));
    }
  }
}
