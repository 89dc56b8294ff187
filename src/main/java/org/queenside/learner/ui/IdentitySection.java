package org.queenside.learner.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.function.Function;
import org.queenside.learner.Account;
import org.queenside.learner.account.OwnAccount;
import org.queenside.learner.account.PasswordConfirmation.Result;
import org.queenside.learner.oidc.OidcProvider;
import org.queenside.learner.oidc.OidcPurpose;
import org.queenside.look.Form;

/** Where the account is linked to a provider through which it can sign in too. */
final class IdentitySection extends Section {

  private final OwnAccount own;
  private final Account account;
  private final OidcProvider provider;
  private final Said said = new Said();

  /**
   * Creates the section.
   *
   * @param taken whether linking has just been refused
   */
  IdentitySection(OwnAccount own, Account account, OidcProvider provider, boolean taken) {
    this.own = own;
    this.account = account;
    this.provider = provider;
    show();
    if (taken) {
      said.refused(getTranslation("own.oidc.taken", provider.name()));
    }
  }

  private void show() {
    removeAll();
    add(new H2(getTranslation("own.oidc", provider.name())));
    if (!own.isLinked()) {
      add(
          new Paragraph(getTranslation("own.oidc.about", provider.name())),
          withPassword(
              "own.oidc.link",
              own::confirm,
              () -> ProviderVisit.begin(new OidcPurpose.Link(account.id()))));
    } else if (own.hasPassword()) {
      add(
          new Paragraph(getTranslation("own.oidc.linked", provider.name())),
          withPassword("own.oidc.unlink", own::unlink, this::unlinked));
    } else {
      add(new Paragraph(getTranslation("own.oidc.only", provider.name())));
    }
    add(said);
  }

  private void unlinked() {
    show();
    said.conclude(getTranslation("own.oidc.unlinked", provider.name()));
  }

  private Form withPassword(String button, Function<String, Result> action, Runnable done) {
    return PasswordForm.of("identity-password", button, said, action, done);
  }
}
