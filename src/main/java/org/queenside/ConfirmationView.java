package org.queenside;

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
import org.queenside.learner.Account;
import org.queenside.learner.ConfirmationNeededException;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.Role;
import org.queenside.learner.account.OwnAccount;
import org.queenside.learner.account.PasswordConfirmation;
import org.queenside.learner.oidc.OidcProvider;
import org.queenside.learner.ui.ConfirmationButton;
import org.queenside.learner.ui.ConfirmationForm;
import org.springframework.beans.factory.ObjectProvider;

/**
 * Stands at the address of a page that opens only after the password was given a short time ago. It
 * asks for the password, and then that page opens.
 */
@ParentLayout(MainLayout.class)
@AnonymousAllowed
class ConfirmationView extends Main
    implements HasErrorParameter<ConfirmationNeededException>, HasDynamicTitle {

  private final CurrentAccount currentAccount;
  private final PasswordConfirmation confirmation;
  private final OwnAccount own;
  private final ObjectProvider<OidcProvider> provider;
  private String headline = "confirm.headline";

  ConfirmationView(
      CurrentAccount currentAccount,
      PasswordConfirmation confirmation,
      OwnAccount own,
      ObjectProvider<OidcProvider> provider) {
    this.currentAccount = currentAccount;
    this.confirmation = confirmation;
    this.own = own;
    this.provider = provider;
    setId("main");
    addClassName("entry");
  }

  @Override
  public int setErrorParameter(
      BeforeEnterEvent event, ErrorParameter<ConfirmationNeededException> problem) {
    Account account = currentAccount.require(Role.LEARNER);
    String wanted = event.getLocation().getPathWithQueryParameters();
    OidcProvider offered = provider.getIfAvailable();
    removeAll();
    if (offered == null || own.hasPassword()) {
      headline = "confirm.headline";
      add(
          new H1(getTranslation(headline)),
          new Paragraph(getTranslation("confirm.lead", account.name())),
          new ConfirmationForm(confirmation, account, wanted));
    } else {
      headline = "confirm.oidc.headline";
      add(
          new H1(getTranslation(headline)),
          new Paragraph(getTranslation("confirm.oidc.lead", account.name())),
          new ConfirmationButton(offered, wanted));
    }
    return HttpStatusCode.UNAUTHORIZED.getCode();
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation(headline));
  }
}
