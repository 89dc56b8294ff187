package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Clock;
import java.time.LocalDate;
import java.util.List;
import org.queenside.course.model.Lesson;
import org.queenside.school.report.CorrectiveExercises;
import org.queenside.school.report.LessonProgress;
import org.queenside.school.report.PupilMisconception;
import org.queenside.school.report.PupilReport;
import org.queenside.school.report.PupilReportService;
import org.queenside.school.report.WeeklyActivityService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Icon;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;
import org.queenside.ui.PrintButton;

/**
 * A printable page about a pupil for the parents: what the pupil has learned, is practising and
 * should look at again. It doesn't compare the pupil with others.
 */
@Route("class/:class/pupil/:pupil/sheet")
@RolesAllowed("INSTRUCTOR")
class ParentReportView extends AbstractClassView {

  private static final int MAX_LINES = 5;

  private final PupilReportService reports;
  private final CorrectiveExercises corrections;
  private final Clock clock;
  private String name = "";

  ParentReportView(
      SchoolClassService classes,
      PupilReportService reports,
      CorrectiveExercises corrections,
      Clock clock) {
    super(classes, Tab.PUPILS);
    this.reports = reports;
    this.corrections = corrections;
    this.clock = clock;
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
    show(Markup.div("ways", print, back), sheet(schoolClass, report));
  }

  private Article sheet(SchoolClass schoolClass, PupilReport report) {
    var today = LocalDate.ofInstant(clock.instant(), schoolClass.zone());
    var date =
        Markup.paragraph(
            "note",
            getTranslation(
                "home.when", schoolClass.name(), new DateFormatter(getLocale()).full(today)));
    var sheet =
        new Article(
            Markup.div("maker", Icon.MARK.draw(), new Span("Queenside")),
            new H1(getTranslation("home.headline", name)),
            date,
            summary(report));
    sheet.addClassName("home-sheet");
    List<LessonProgress> mastered =
        report.lessons().stream().filter(LessonProgress::isMastered).toList();
    List<LessonProgress> begun =
        report.lessons().stream().filter(each -> !each.isMastered()).toList();
    addLines(sheet, "home.can", mastered.stream().map(LessonProgress::lesson).toList(), 12);
    addLines(sheet, "home.practises", begun.stream().map(LessonProgress::lesson).toList(), 8);
    addLines(sheet, "home.again", worthAnotherLook(report), MAX_LINES);
    sheet.add(
        new Section(
            new H2(getTranslation("home.ask")), new Paragraph(getTranslation("home.ask.text"))));
    return sheet;
  }

  private Paragraph summary(PupilReport report) {
    return Markup.paragraph(
        "sum",
        getTranslation(
            "home.sum", name, report.solved(), WeeklyActivityService.WEEKS, report.clean()));
  }

  /** Returns the lessons that correct the pupil's misconceptions, each once. */
  private List<Lesson> worthAnotherLook(PupilReport report) {
    return report.misconceptions().stream()
        .filter(PupilMisconception::isHeld)
        .map(held -> corrections.of(held.misconception()).getFirst().lesson())
        .distinct()
        .toList();
  }

  private void addLines(Article sheet, String headline, List<Lesson> lessons, int max) {
    if (lessons.isEmpty()) {
      return;
    }
    var list = new UnorderedList();
    for (Lesson lesson : lessons.subList(0, Math.min(max, lessons.size()))) {
      list.add(new ListItem(Markup.span("title", lesson.title()), new Span(lesson.summary())));
    }
    var section = new Section(new H2(getTranslation(headline, name)), list);
    if (lessons.size() > max) {
      section.add(new Paragraph(getTranslation("home.more", lessons.size() - max)));
    }
    sheet.add(section);
  }

  @Override
  protected String headline() {
    return getTranslation("home.title", name);
  }
}
