package org.queenside.learner.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.Clock;
import org.queenside.learner.Account;
import org.queenside.learner.GuestWork;
import org.queenside.learner.LearnerExport;
import org.queenside.learner.account.OwnAccount;
import org.queenside.learner.account.OwnSecondStep;
import org.queenside.learner.oidc.OidcProvider;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The own account: its name, its password, where it is signed in, what is kept, and the way out.
 */
@Route("account")
@PermitAll
class AccountView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final OwnAccount own;
  private final OwnSecondStep secondStep;
  private final ObjectProvider<OidcProvider> provider;
  private final GuestWork guestWork;
  private final LearnerExport export;
  private final Clock clock;

  AccountView(
      OwnAccount own,
      OwnSecondStep secondStep,
      ObjectProvider<OidcProvider> provider,
      GuestWork guestWork,
      LearnerExport export,
      Clock clock) {
    this.own = own;
    this.secondStep = secondStep;
    this.provider = provider;
    this.guestWork = guestWork;
    this.export = export;
    this.clock = clock;
    setId("main");
    addClassNames("entry", "own");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    Account account = own.open();
    boolean pupil = own.isPupil();
    add(
        new H1(getTranslation("own.headline")),
        new Paragraph(getTranslation("own.lead", account.signInName())),
        new OwnName(own, account, pupil),
        new OwnPassword(own, account, pupil));
    boolean taken = event.getLocation().getQueryParameters().getParameters().containsKey("oidc");
    if (!pupil) {
      provider.ifAvailable(offered -> add(new IdentitySection(own, account, offered, taken)));
    }
    if (own.hasPassword() && secondStep.isOffered()) {
      add(new SecondStepSection(secondStep, account));
    }
    add(
        new OwnPlaces(own, clock),
        new OwnRecords(own, guestWork, export),
        new OwnDeletion(own, account, pupil));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation("own.headline"));
  }
}
