package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.Clock;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.LearnerDataExporter;
import org.queenside.identity.management.OwnAccountService;
import org.queenside.identity.management.SecondStepService;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.session.GuestDataService;
import org.queenside.ui.Page;
import org.springframework.beans.factory.ObjectProvider;

/** The page of the account that is signed in: name, password, sign-ins, data and deletion. */
@Route("account")
@PermitAll
class AccountView extends Page {

  private final OwnAccountService own;
  private final SecondStepService secondStep;
  private final ObjectProvider<OidcProvider> provider;
  private final GuestDataService guestData;
  private final LearnerDataExporter export;
  private final Clock clock;

  AccountView(
      OwnAccountService own,
      SecondStepService secondStep,
      ObjectProvider<OidcProvider> provider,
      GuestDataService guestData,
      LearnerDataExporter export,
      Clock clock) {
    super("page entry own");
    this.own = own;
    this.secondStep = secondStep;
    this.provider = provider;
    this.guestData = guestData;
    this.export = export;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    Account account = own.open();
    boolean pupil = own.isPupil();
    add(
        new H1(heading()),
        new Paragraph(getTranslation("own.lead", account.signInName())),
        new AccountNameSection(own, account, pupil),
        new AccountLanguageSection(),
        new PasswordChangeSection(own, account, pupil));
    boolean taken = event.getLocation().getQueryParameters().getParameters().containsKey("oidc");
    if (!pupil) {
      provider.ifAvailable(
          offered -> add(new ExternalIdentitySection(own, account, offered, taken)));
    }
    if (own.hasPassword() && secondStep.isOffered()) {
      add(new SecondStepSection(secondStep, account));
    }
    add(
        new SignedInBrowsersSection(own, clock),
        new AccountDataSection(own, guestData, export),
        new AccountDeletionSection(own, account, pupil));
  }

  @Override
  public String heading() {
    return getTranslation("own.headline");
  }
}
