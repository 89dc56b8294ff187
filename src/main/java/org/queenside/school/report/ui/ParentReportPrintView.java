package org.queenside.school.report.ui;

import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import org.queenside.school.report.ParentLinkService;
import org.queenside.school.report.PupilReport;
import org.queenside.school.report.PupilReportService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.PrintButton;

/** A printable page about a pupil for the parents, and the code for their own page. */
@Route("class/:class/pupil/:pupil/sheet")
@RolesAllowed("TEACHER")
class ParentReportPrintView extends AbstractClassView {

  private final PupilReportService reports;
  private final ParentReportServices services;
  private final ParentLinkService links;
  private String name = "";

  ParentReportPrintView(
      SchoolClassService classes,
      PupilReportService reports,
      ParentReportServices services,
      ParentLinkService links) {
    super(classes, ClassPage.PUPILS);
    this.reports = reports;
    this.services = services;
    this.links = links;
    addClassName("sheet-page");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    PupilReport report = reports.of(schoolClass.id(), PupilRouteParameters.in(event));
    name = report.pupil().name();
    var print = new PrintButton(getTranslation("home.print"));
    var back =
        LinkButton.text(
            PupilRouteParameters.of(schoolClass.id(), report.pupil().id()), "home.back");
    var sheet = new ParentReportSheet(schoolClass, report, services);
    show(
        Markup.div("ways", print, back),
        new ParentLinkPanel(schoolClass, report.pupil(), links, sheet),
        sheet);
  }

  @Override
  protected String headline() {
    return getTranslation("home.title", name);
  }
}
