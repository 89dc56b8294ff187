package org.queenside.school.report.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.streams.DownloadHandler;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.Locale;
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

/** What a class has solved this week, its weekly activity, and the download of all its data. */
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
    show(
        new H1(
            now.solved() == 0
                ? getTranslation("report.now.none")
                : getTranslation("report.now", now.solved(), now.clean(), now.corrected())),
        folded("report.weeks", new WeeklyActivitySection(weeks)));
    if (!schoolClass.readOnly()) {
      append(folded("report.tables", export(schoolClass)));
    }
  }

  private NativeDetails folded(String key, Component content) {
    var folded = new NativeDetails();
    folded.setSummary(new H2(getTranslation(key)));
    folded.setContent(content);
    return folded;
  }

  private Div export(SchoolClass schoolClass) {
    ClassId id = schoolClass.id();
    var link =
        new DownloadLink(download(id), getTranslation("report.download"), () -> exports.open(id));
    link.addClassName("line");
    return new Div(new Paragraph(getTranslation("report.tables.text")), link);
  }

  private DownloadHandler download(ClassId id) {
    Locale locale = getLocale();
    return CheckedDownload.of(
        () -> exports.open(id),
        schoolClass -> "queenside-" + FileName.of(schoolClass.name(), "zip"),
        "application/zip",
        (_, spreadsheets, out) -> exports.write(id, locale, spreadsheets, out));
  }

  @Override
  protected String headline() {
    return getTranslation("class.page.report");
  }
}
