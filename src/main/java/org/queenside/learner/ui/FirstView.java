package org.queenside.learner.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.learner.Role;
import org.queenside.learner.account.Admissions;

/** The page behind the link that the program prints: who opens it becomes the administrator. */
@Route("first/:token")
@AnonymousAllowed
class FirstView extends EntryPage {

  private final Admissions admissions;

  FirstView(Admissions admissions) {
    super("first.headline");
    this.admissions = admissions;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    String token = token(event);
    if (!admissions.isFirst(token)) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    removeAll();
    add(
        new H1(getTranslation("first.headline")),
        new Paragraph(getTranslation("first.lead")),
        new ApplicantForm(
            Role.ADMINISTRATOR,
            applicant -> admissions.first(token, applicant),
            "first.closed",
            _ -> "administration"));
  }
}
