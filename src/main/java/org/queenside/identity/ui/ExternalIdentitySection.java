package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.function.Function;
import org.queenside.identity.account.Account;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.oidc.OidcPurpose;
import org.queenside.identity.session.VerificationResult;
import org.queenside.ui.Form;
import org.queenside.ui.StatusMessage;

/** Links the account to a provider for signing in. */
final class ExternalIdentitySection extends Section {

  private final OwnAccountService own;
  private final Account account;
  private final OidcProvider provider;
  private final StatusMessage status = new StatusMessage();

  /**
   * Creates the section.
   *
   * @param taken whether linking has just been refused
   */
  ExternalIdentitySection(
      OwnAccountService own, Account account, OidcProvider provider, boolean taken) {
    this.own = own;
    this.account = account;
    this.provider = provider;
    show();
    if (taken) {
      status.showError(getTranslation("own.oidc.taken", provider.name()));
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
              () -> OidcRedirect.begin(new OidcPurpose.Link(account.id()))));
    } else if (own.hasPassword()) {
      add(
          new Paragraph(getTranslation("own.oidc.linked", provider.name())),
          withPassword("own.oidc.unlink", own::unlink, this::unlinked));
    } else {
      add(new Paragraph(getTranslation("own.oidc.only", provider.name())));
    }
    add(status);
  }

  private void unlinked() {
    show();
    status.showSuccessAndFocus(getTranslation("own.oidc.unlinked", provider.name()));
  }

  private Form withPassword(
      String button, Function<String, VerificationResult<Account>> action, Runnable done) {
    return PasswordActionForm.of("identity-password", button, status, action, done);
  }
}
