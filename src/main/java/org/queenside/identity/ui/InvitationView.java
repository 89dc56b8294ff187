package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.identity.management.Invitation;
import org.queenside.identity.management.RegistrationService;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.identity.oidc.OidcProvider;
import org.queenside.identity.oidc.OidcPurpose;
import org.queenside.identity.session.GuestDataService;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;
import org.springframework.beans.factory.ObjectProvider;

/**
 * The page behind an invitation. Opening it doesn't use it up; sending the form does. For an
 * existing account it only asks for a new password.
 */
@Route("invitation/:token")
@AnonymousAllowed
class InvitationView extends AbstractSignInView {

  private final RegistrationService registrations;
  private final GuestDataService guestData;
  private final ObjectProvider<OidcProvider> provider;

  InvitationView(
      RegistrationService registrations,
      GuestDataService guestData,
      ObjectProvider<OidcProvider> provider) {
    super("invitation.title");
    this.registrations = registrations;
    this.guestData = guestData;
    this.provider = provider;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    String token = token(event);
    Invitation invitation = registrations.invitation(token);
    removeAll();
    if (invitation == null) {
      addWorthless("invitation.worthless");
      return;
    }
    String signInName = registrations.signInName(invitation);
    if (signInName == null) {
      addNewAccount(token, invitation);
    } else {
      addNewPassword(token, invitation, signInName);
    }
  }

  private void addNewAccount(String token, Invitation invitation) {
    var stay = SignInOptionsField.forOwnDevice(guestData);
    String role = invitation.role().code();
    add(
        new H1(getTranslation("invitation.headline." + role)),
        new Paragraph(getTranslation("invitation.lead." + role)),
        new RegistrationForm(
            invitation.role(),
            applicant -> registrations.accept(token, applicant, stay.stay()),
            "invitation.worthless",
            admitted -> SignInRedirect.home(admitted.account().role()),
            stay));
    provider.ifAvailable(
        offered -> {
          var button =
              Button.outlined(
                  "invitation.oidc",
                  () -> OidcRedirect.begin(new OidcPurpose.Accept(token)),
                  offered.name());
          add(
              Markup.div(
                  "provider", new Paragraph(getTranslation("invitation.oidc.about")), button));
        });
  }

  private void addNewPassword(String token, Invitation invitation, String signInName) {
    add(
        new H1(getTranslation("renew.headline")),
        new Paragraph(getTranslation("renew.lead", signInName)),
        new NewPasswordForm(invitation.role(), password -> registrations.renew(token, password)));
  }
}
