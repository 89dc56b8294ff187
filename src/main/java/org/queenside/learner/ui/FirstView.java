package org.queenside.learner.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.learner.Admissions;

/** The page behind the link that the program prints: who opens it becomes the administrator. */
@Route("first/:token")
@AnonymousAllowed
class FirstView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final Admissions admissions;

  FirstView(Admissions admissions) {
    this.admissions = admissions;
    setId("main");
    addClassName("entry");
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    String token = event.getRouteParameters().get("token").orElse("");
    if (!admissions.isFirst(token)) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    removeAll();
    add(
        new H1(getTranslation("first.headline")),
        new Paragraph(getTranslation("first.lead")),
        new ApplicantForm(applicant -> admissions.first(token, applicant), _ -> "administration"));
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation("first.headline"));
  }
}
