package org.queenside.web;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.ErrorParameter;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.HasErrorParameter;
import com.vaadin.flow.router.ParentLayout;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ConfirmationNeededException;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.identity.management.PasswordConfirmationService;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.session.CurrentAccount;
import org.queenside.identity.ui.PasswordConfirmationForm;
import org.queenside.identity.ui.ProviderConfirmationButton;
import org.springframework.beans.factory.ObjectProvider;

/**
 * Asks for the password at the address of a page that requires a recent one, and then opens that
 * page.
 */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class ConfirmationView extends Main
    implements HasErrorParameter<ConfirmationNeededException>, HasDynamicTitle {

  private final CurrentAccount currentAccount;
  private final PasswordConfirmationService confirmation;
  private final OwnAccountService own;
  private final ObjectProvider<OidcProvider> provider;
  private String headline = "confirm.headline";

  ConfirmationView(
      CurrentAccount currentAccount,
      PasswordConfirmationService confirmation,
      OwnAccountService own,
      ObjectProvider<OidcProvider> provider) {
    this.currentAccount = currentAccount;
    this.confirmation = confirmation;
    this.own = own;
    this.provider = provider;
    setId("main");
    addClassNames("page", "entry");
  }

  @Override
  public int setErrorParameter(
      BeforeEnterEvent event, ErrorParameter<ConfirmationNeededException> problem) {
    Account account = currentAccount.require(AccountRole.LEARNER);
    String wanted = event.getLocation().getPathWithQueryParameters();
    OidcProvider offered = provider.getIfAvailable();
    removeAll();
    if (offered == null || own.hasPassword()) {
      headline = "confirm.headline";
      add(
          new H1(getTranslation(headline)),
          new Paragraph(getTranslation("confirm.lead", account.name())),
          new PasswordConfirmationForm(confirmation, account, wanted));
    } else {
      headline = "confirm.oidc.headline";
      add(
          new H1(getTranslation(headline)),
          new Paragraph(getTranslation("confirm.oidc.lead", account.name())),
          new ProviderConfirmationButton(offered, wanted));
    }
    return HttpStatusCode.UNAUTHORIZED.getCode();
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation(headline));
  }
}
