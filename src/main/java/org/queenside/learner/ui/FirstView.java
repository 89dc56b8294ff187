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
import org.queenside.learner.Admission;
import org.queenside.learner.Admissions;
import org.queenside.learner.Applicant;

/** The page behind the link that the program prints: who opens it becomes the administrator. */
@Route("first/:token")
@AnonymousAllowed
class FirstView extends Main implements BeforeEnterObserver, HasDynamicTitle {

  private final Admissions admissions;
  private final ApplicantForm form = new ApplicantForm(this::apply);
  private String token = "";

  FirstView(Admissions admissions) {
    this.admissions = admissions;
    setId("main");
    addClassName("entry");
    add(
        new H1(getTranslation("first.headline")),
        new Paragraph(getTranslation("first.lead")),
        form);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    token = event.getRouteParameters().get("token").orElse("");
    if (!admissions.isFirst(token)) {
      event.rerouteToError(NotFoundException.class);
    }
  }

  private void apply(Applicant applicant) {
    switch (admissions.first(token, applicant)) {
      case Admission.Admitted _ -> Answer.goOn("classes");
      case Admission.Mend(var flaw) -> form.mend(flaw);
      case Admission.Closed() -> throw new NotFoundException();
    }
  }

  @Override
  public String getPageTitle() {
    return getTranslation("plain.title", getTranslation("first.headline"));
  }
}
