package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.ui.Form;
import org.queenside.ui.FormField;
import org.queenside.ui.StatusMessage;

/** The displayed name of the account. */
final class AccountNameSection extends Section {

  private final OwnAccountService own;
  private final FormField name = new FormField("own-name", getTranslation("own.name.field"));
  private final StatusMessage status = new StatusMessage();

  AccountNameSection(OwnAccountService own, Account account, boolean given) {
    this.own = own;
    add(new H2(getTranslation("own.name")));
    if (given) {
      add(new Paragraph(getTranslation("own.name.given", account.name())));
      return;
    }
    name.with("autocomplete", "name").with("maxlength", String.valueOf(NameNormalizer.LONGEST));
    name.setValue(account.name());
    add(new Form(getTranslation("own.name.save"), this::save, name).quiet(), status);
  }

  private void save() {
    name.clearError();
    if (own.rename(name.value())) {
      status.showSuccess(getTranslation("own.name.done"));
    } else {
      name.showError(getTranslation("own.name.problem", NameNormalizer.LONGEST));
    }
  }
}
