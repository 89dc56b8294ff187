package org.queenside.learner.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.learner.GuestWork;
import org.queenside.learner.Role;
import org.queenside.learner.account.Admissions;
import org.queenside.learner.account.OwnPath;
import org.queenside.learner.account.Registration;
import org.queenside.look.Switch;

/** The page to make an account without being invited, where an administrator allows that. */
@Route("register")
@AnonymousAllowed
class RegisterView extends EntryPage {

  private final Admissions admissions;
  private final GuestWork guestWork;
  private Role role = Role.LEARNER;

  RegisterView(Admissions admissions, GuestWork guestWork) {
    super("register.headline");
    this.admissions = admissions;
    this.guestWork = guestWork;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    Registration registration = admissions.registration();
    if (!registration.admits(Role.LEARNER)) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    removeAll();
    role = Role.LEARNER;
    var stay = new StayChoice(guestWork);
    var form =
        new ApplicantForm(
            role,
            applicant -> admissions.register(role, applicant, stay.stay()),
            "register.closed",
            admitted -> OwnPath.home(admitted.account().role()),
            stay);
    add(
        new H1(getTranslation("register.headline")),
        new Paragraph(getTranslation("register.lead")));
    if (registration.admits(Role.INSTRUCTOR)) {
      add(roles(form));
    }
    add(form);
  }

  private Switch roles(ApplicantForm form) {
    var roles = new Switch(getTranslation("register.roles"));
    roles.add(getTranslation("register.learner"), true, () -> choose(Role.LEARNER, form));
    roles.add(getTranslation("register.instructor"), false, () -> choose(Role.INSTRUCTOR, form));
    return roles;
  }

  private void choose(Role chosen, ApplicantForm form) {
    role = chosen;
    form.changeRole(chosen);
  }
}
