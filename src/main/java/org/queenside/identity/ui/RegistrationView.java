package org.queenside.identity.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import java.util.List;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.management.RegistrationPolicy;
import org.queenside.identity.management.RegistrationService;
import org.queenside.identity.management.SignInRedirect;
import org.queenside.identity.session.GuestDataService;
import org.queenside.ui.ToggleGroup;

/** The page for making an account without an invitation, if an administrator allows it. */
@Route("register")
@AnonymousAllowed
class RegistrationView extends AbstractSignInView {

  private final RegistrationService registrations;
  private final GuestDataService guestData;
  private AccountRole role = AccountRole.LEARNER;

  RegistrationView(RegistrationService registrations, GuestDataService guestData) {
    super("register.headline");
    this.registrations = registrations;
    this.guestData = guestData;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    RegistrationPolicy registration = registrations.registration();
    if (!registration.admits(AccountRole.LEARNER)) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    removeAll();
    role = AccountRole.LEARNER;
    var stay = SignInOptionsField.forOwnDevice(guestData);
    var form =
        new RegistrationForm(
            role,
            applicant -> registrations.register(role, applicant, stay.stay()),
            "register.closed",
            admitted -> SignInRedirect.home(admitted.account().role()),
            stay);
    add(
        new H1(getTranslation("register.headline")),
        new Paragraph(getTranslation("register.lead")));
    if (registration.admits(AccountRole.TEACHER)) {
      add(roles(form));
    }
    add(form);
  }

  private ToggleGroup roles(RegistrationForm form) {
    return ToggleGroup.of(
        getTranslation("register.roles"),
        List.of(AccountRole.LEARNER, AccountRole.TEACHER),
        role,
        each -> getTranslation("register." + each.code()),
        each -> choose(each, form));
  }

  private void choose(AccountRole chosen, RegistrationForm form) {
    role = chosen;
    form.changeRole(chosen);
  }
}
