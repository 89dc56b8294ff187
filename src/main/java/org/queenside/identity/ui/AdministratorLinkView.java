package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.RegistrationService;

/** The page behind the link that the program prints, which makes its visitor the administrator. */
@Route("first/:token")
@AnonymousAllowed
class AdministratorLinkView extends AbstractSignInView {

  private final RegistrationService registrations;

  AdministratorLinkView(RegistrationService registrations) {
    super("first.headline");
    this.registrations = registrations;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    String token = token(event);
    if (!registrations.isFirst(token)) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    removeAll();
    add(
        new H1(getTranslation("first.headline")),
        new Paragraph(getTranslation("first.lead")),
        new RegistrationForm(
            AccountRole.ADMINISTRATOR,
            applicant -> registrations.first(token, applicant),
            "first.closed",
            _ -> "administration"));
  }
}
