package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.streams.DownloadHandler;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import org.queenside.school.report.ClassDataExportService;
import org.queenside.school.report.WeeklyActivity;
import org.queenside.school.report.WeeklyActivityService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.ui.DownloadLink;
import org.queenside.ui.FileName;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** The weekly activity of a class, its diplomas, and the download of all its data. */
@Route("class/:class/report")
@RolesAllowed("TEACHER")
class ClassReportView extends AbstractClassView {

  private final WeeklyActivityService activity;
  private final ClassDataExportService exports;

  ClassReportView(
      SchoolClassService classes, WeeklyActivityService activity, ClassDataExportService exports) {
    super(classes, ClassPage.REPORT);
    this.activity = activity;
    this.exports = exports;
    addClassName("report-page");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    List<WeeklyActivity> weeks = activity.of(schoolClass.id());
    WeeklyActivity now = weeks.getLast();
    var lead =
        Markup.paragraph(
            "lead",
            now.solved() == 0
                ? getTranslation("report.now.none")
                : getTranslation("report.now", now.solved(), now.clean(), now.corrected()));
    show(
        new H1(getTranslation("report.headline")),
        lead,
        new WeeklyActivitySection(weeks),
        gradebook(schoolClass));
    if (!schoolClass.readOnly()) {
      append(diplomas(schoolClass), export(schoolClass));
    }
  }

  private Section gradebook(SchoolClass schoolClass) {
    var link = LinkButton.outlined(address(schoolClass.id(), "/gradebook"), "gradebook.open");
    return Markup.section(
        "take-along",
        new H2(getTranslation("gradebook.headline")),
        new Paragraph(getTranslation("gradebook.text")),
        new Div(link));
  }

  private Section diplomas(SchoolClass schoolClass) {
    var link = LinkButton.outlined(address(schoolClass.id(), "/diplomas"), "paper.diplomas.print");
    return Markup.section(
        "take-along",
        new H2(getTranslation("paper.diplomas")),
        new Paragraph(getTranslation("paper.diplomas.text")),
        new Div(link));
  }

  private Section export(SchoolClass schoolClass) {
    ClassId id = schoolClass.id();
    var link =
        new DownloadLink(download(id), getTranslation("report.download"), () -> exports.open(id));
    link.addClassName("line");
    return Markup.section(
        "take-along",
        new H2(getTranslation("report.tables")),
        new Paragraph(getTranslation("report.tables.text")),
        new Div(link));
  }

  private DownloadHandler download(ClassId id) {
    return CheckedDownload.of(
        () -> exports.open(id),
        schoolClass -> "queenside-" + FileName.of(schoolClass.name(), "zip"),
        "application/zip",
        (_, out) -> exports.write(id, out));
  }

  @Override
  protected String headline() {
    return getTranslation("class.page.report");
  }
}
