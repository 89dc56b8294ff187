package org.queenside.report.ui;

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
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.SchoolClass;
import org.queenside.classroom.ui.ClassPage;
import org.queenside.course.Lesson;
import org.queenside.look.DayText;
import org.queenside.look.Icon;
import org.queenside.look.PrintButton;
import org.queenside.report.Corrections;
import org.queenside.report.HeldBelief;
import org.queenside.report.LessonStanding;
import org.queenside.report.OverTime;
import org.queenside.report.PupilReport;
import org.queenside.report.PupilReports;

/**
 * One page about a pupil for the people at home: what is learned, what is being practised, what is
 * worth another look. It compares with nobody.
 */
@Route("class/:class/pupil/:pupil/sheet")
@RolesAllowed("INSTRUCTOR")
class SheetView extends ClassPage {

  private static final int MOST_LINES = 5;

  private final PupilReports reports;
  private final Corrections corrections;
  private final Clock clock;
  private String name = "";

  SheetView(CurrentClasses classes, PupilReports reports, Corrections corrections, Clock clock) {
    super(classes, Tab.PUPILS);
    this.reports = reports;
    this.corrections = corrections;
    this.clock = clock;
    addClassName("sheet-page");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    PupilReport report = reports.of(schoolClass.id(), PupilAddress.in(event));
    name = report.pupil().name();
    var print = new PrintButton(getTranslation("home.print"));
    var back =
        new Anchor(
            PupilAddress.of(schoolClass.id(), report.pupil().id()), getTranslation("home.back"));
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
            getTranslation("home.when", schoolClass.name(), new DayText(getLocale()).full(today)));
    when.addClassName("note");
    var sheet =
        new Article(maker, new H1(getTranslation("home.headline", name)), when, sum(report));
    sheet.addClassName("home-sheet");
    List<LessonStanding> mastered =
        report.lessons().stream().filter(LessonStanding::isMastered).toList();
    List<LessonStanding> begun =
        report.lessons().stream().filter(each -> !each.isMastered()).toList();
    addLines(sheet, "home.can", mastered.stream().map(LessonStanding::lesson).toList(), 12);
    addLines(sheet, "home.practises", begun.stream().map(LessonStanding::lesson).toList(), 8);
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
            getTranslation("home.sum", name, report.solved(), OverTime.WEEKS, report.clean()));
    sum.addClassName("sum");
    return sum;
  }

  /** The lessons that correct what the pupil believes, once each. */
  private List<Lesson> worthAnotherLook(PupilReport report) {
    return report.beliefs().stream()
        .filter(HeldBelief::isHeld)
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
