package org.queenside.learner.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import org.queenside.learner.Account;
import org.queenside.learner.Accounts;
import org.queenside.learner.account.OwnAccount;
import org.queenside.look.Field;
import org.queenside.look.Form;

/** The name that others read. */
final class OwnName extends Section {

  private final OwnAccount own;
  private final Field name = new Field("own-name", getTranslation("own.name.field"));
  private final Said said = new Said();

  OwnName(OwnAccount own, Account account, boolean given) {
    this.own = own;
    add(new H2(getTranslation("own.name")));
    if (given) {
      add(new Paragraph(getTranslation("own.name.given", account.name())));
      return;
    }
    name.with("autocomplete", "name").with("maxlength", String.valueOf(Accounts.LONGEST_NAME));
    name.fill(account.name());
    add(new Form(getTranslation("own.name.save"), this::save, name).quiet(), said);
  }

  private void save() {
    name.accept();
    if (own.rename(name.value())) {
      said.done(getTranslation("own.name.done"));
    } else {
      name.refuse(getTranslation("own.name.problem", Accounts.LONGEST_NAME));
    }
  }
}
