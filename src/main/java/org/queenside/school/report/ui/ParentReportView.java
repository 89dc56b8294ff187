package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.Div;
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
import org.queenside.ui.PrintButton;

/**
 * One page about a pupil for the people at home: what is learned, what is being practised, what is
 * worth another look. It compares with nobody.
 */
@Route("class/:class/pupil/:pupil/sheet")
@RolesAllowed("INSTRUCTOR")
class ParentReportView extends AbstractClassView {

  private static final int MOST_LINES = 5;

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
        new Anchor(
            PupilRouteParameters.of(schoolClass.id(), report.pupil().id()),
            getTranslation("home.back"));
    back.addClassNames("btn", "text");
    var ways = new Div(print, back);
    ways.addClassName("ways");
    show(ways, sheet(schoolClass, report));
  }

  private Article sheet(SchoolClass schoolClass, PupilReport report) {
    var today = LocalDate.ofInstant(clock.instant(), schoolClass.zone());
    var maker = new Div(Icon.MARK.draw(), new Span("Queenside"));
    maker.addClassName("maker");
    var when =
        new Paragraph(
            getTranslation(
                "home.when", schoolClass.name(), new DateFormatter(getLocale()).full(today)));
    when.addClassName("note");
    var sheet =
        new Article(maker, new H1(getTranslation("home.headline", name)), when, sum(report));
    sheet.addClassName("home-sheet");
    List<LessonProgress> mastered =
        report.lessons().stream().filter(LessonProgress::isMastered).toList();
    List<LessonProgress> begun =
        report.lessons().stream().filter(each -> !each.isMastered()).toList();
    addLines(sheet, "home.can", mastered.stream().map(LessonProgress::lesson).toList(), 12);
    addLines(sheet, "home.practises", begun.stream().map(LessonProgress::lesson).toList(), 8);
    addLines(sheet, "home.again", worthAnotherLook(report), MOST_LINES);
    var ask =
        new Section(
            new H2(getTranslation("home.ask")), new Paragraph(getTranslation("home.ask.text")));
    sheet.add(ask);
    return sheet;
  }

  private Paragraph sum(PupilReport report) {
    var sum =
        new Paragraph(
            getTranslation(
                "home.sum", name, report.solved(), WeeklyActivityService.WEEKS, report.clean()));
    sum.addClassName("sum");
    return sum;
  }

  /** The lessons that correct what the pupil believes, once each. */
  private List<Lesson> worthAnotherLook(PupilReport report) {
    return report.beliefs().stream()
        .filter(PupilMisconception::isHeld)
        .map(held -> corrections.of(held.belief()).getFirst().lesson())
        .distinct()
        .toList();
  }

  private void addLines(Article sheet, String headline, List<Lesson> lessons, int most) {
    if (lessons.isEmpty()) {
      return;
    }
    var list = new UnorderedList();
    for (Lesson lesson : lessons.subList(0, Math.min(most, lessons.size()))) {
      var title = new Span(lesson.title());
      title.addClassName("title");
      list.add(new ListItem(title, new Span(lesson.summary())));
    }
    var section = new Section(new H2(getTranslation(headline, name)), list);
    if (lessons.size() > most) {
      section.add(new Paragraph(getTranslation("home.more", lessons.size() - most)));
    }
    sheet.add(section);
  }

  @Override
  protected String headline() {
    return getTranslation("home.title", name);
  }
}
