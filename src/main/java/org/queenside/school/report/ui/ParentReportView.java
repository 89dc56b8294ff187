package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.auth.AnonymousAllowed;
import org.queenside.school.report.ParentLinkService;
import org.queenside.school.report.ParentLinkService.ParentPage;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;
import org.queenside.ui.PrintButton;

/** The page for a pupil's parents, who have a secret address but no account. It is read-only. */
@Route("parents/:token")
@AnonymousAllowed
class ParentReportView extends Page {

  private final ParentLinkService links;
  private final ParentReportServices services;

  ParentReportView(ParentLinkService links, ParentReportServices services) {
    super("page parent-page");
    this.links = links;
    this.services = services;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    removeAll();
    ParentPage page = links.find(event.getRouteParameters().get("token").orElse(""));
    if (page == null) {
      add(new H1(heading()), new Paragraph(getTranslation("parents.worthless")));
      return;
    }
    add(
        Markup.div("ways", new PrintButton(getTranslation("home.print"))),
        new ParentReportSheet(page.schoolClass(), page.report(), services));
  }

  @Override
  public String heading() {
    return getTranslation("parents.title");
  }
}
