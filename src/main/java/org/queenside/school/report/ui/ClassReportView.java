package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.HttpStatusCode;
import com.vaadin.flow.server.streams.DownloadHandler;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.Locale;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.school.report.ClassDataExportService;
import org.queenside.school.report.WeeklyActivity;
import org.queenside.school.report.WeeklyActivityService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.DownloadLink;

/** What the class did over time, and everything that is known of it to take along. */
@Route("class/:class/report")
@RolesAllowed("INSTRUCTOR")
class ClassReportView extends AbstractClassView {

  private final WeeklyActivityService overTime;
  private final ClassDataExportService tables;

  ClassReportView(
      SchoolClassService classes, WeeklyActivityService overTime, ClassDataExportService tables) {
    super(classes, Tab.REPORTS);
    this.overTime = overTime;
    this.tables = tables;
    addClassName("report-page");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    List<WeeklyActivity> weeks = overTime.of(schoolClass.id());
    WeeklyActivity now = weeks.getLast();
    var lead =
        new Paragraph(
            now.solved() == 0
                ? getTranslation("report.now.none")
                : getTranslation("report.now", now.solved(), now.clean(), now.mended()));
    lead.addClassName("lead");
    show(
        new H1(getTranslation("report.headline")),
        lead,
        new WeeklyActivitySection(weeks),
        diplomas(schoolClass),
        takeAlong(schoolClass));
  }

  private Section diplomas(SchoolClass schoolClass) {
    var link =
        new Anchor(address(schoolClass.id(), "/diplomas"), getTranslation("paper.diplomas.print"));
    link.addClassNames("btn", "line");
    var section =
        new Section(
            new H2(getTranslation("paper.diplomas")),
            new Paragraph(getTranslation("paper.diplomas.text")),
            new Div(link));
    section.addClassName("take-along");
    return section;
  }

  private Section takeAlong(SchoolClass schoolClass) {
    ClassId id = schoolClass.id();
    var link =
        new DownloadLink(download(id), getTranslation("report.download"), () -> tables.open(id));
    link.addClassName("line");
    var section =
        new Section(
            new H2(getTranslation("report.tables")),
            new Paragraph(getTranslation("report.tables.text")),
            new Div(link));
    section.addClassName("take-along");
    return section;
  }

  /** Who may have the tables is asked when they are wanted, not when the page was opened. */
  private DownloadHandler download(ClassId id) {
    return event -> {
      try {
        event.setFileName(fileName(tables.open(id)));
      } catch (RoleRequiredException | RecordNotFoundException e) {
        event.getResponse().setStatus(HttpStatusCode.NOT_FOUND.getCode());
        return;
      }
      event.setContentType("application/zip");
      tables.write(id, event.getOutputStream());
    };
  }

  private static String fileName(SchoolClass schoolClass) {
    String plain = schoolClass.name().toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\d]+", "-");
    return "queenside-" + plain + ".zip";
  }

  @Override
  protected String headline() {
    return getTranslation("class.tab.reports");
  }
}
