package org.queenside.school.report.ui;

import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.queenside.course.model.Lesson;
import org.queenside.course.ui.LoggedMistake;
import org.queenside.school.assignment.AssignmentPhase;
import org.queenside.school.report.AssignmentProgress;
import org.queenside.school.report.LessonProgress;
import org.queenside.school.report.PupilMisconception;
import org.queenside.school.report.PupilReport;
import org.queenside.school.report.WeeklyActivityService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Icon;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.QrCodeImage;

/**
 * What parents see about their child: what the child has to do, has learned, is practising and
 * should look at again. It doesn't compare the child with others.
 */
final class ParentReportSheet extends Article {

  private static final int MAX_LINES = 5;

  private final PupilReport report;
  private final ParentReportServices services;
  private final String name;
  private final Div code = Markup.div("parent-code");

  ParentReportSheet(SchoolClass schoolClass, PupilReport report, ParentReportServices services) {
    this.report = report;
    this.services = services;
    this.name = report.pupil().name();
    addClassName("home-sheet");
    var today = LocalDate.ofInstant(services.clock().instant(), schoolClass.zone());
    add(
        Markup.div("maker", Icon.MARK.draw(), new Span("Queenside")),
        new H1(getTranslation("home.headline", name)),
        Markup.paragraph(
            "note",
            getTranslation(
                "home.when", schoolClass.name(), new DateFormatter(getLocale()).full(today))),
        Markup.paragraph(
            "sum",
            getTranslation(
                sum(), name, report.solved(), WeeklyActivityService.WEEKS, report.clean())));
    addTasks();
    addLessons();
    addMistakes();
    add(
        new Section(
            new H2(getTranslation("home.ask")), new Paragraph(getTranslation("home.ask.text"))),
        code);
  }

  /** Shows the code of the page for the parents; an empty address shows none. */
  void showCode(String address) {
    code.removeAll();
    if (!address.isEmpty()) {
      code.add(
          new QrCodeImage(address, getTranslation("parents.qr", name)),
          new Div(
              new Paragraph(getTranslation("parents.scan", name)),
              Markup.paragraph("link", address)));
    }
  }

  private String sum() {
    if (report.solved() > 0) {
      return "home.sum";
    }
    return report.lessons().isEmpty() ? "home.sum.new" : "home.sum.none";
  }

  private void addTasks() {
    List<AssignmentProgress> running =
        report.tasks().stream().filter(each -> each.phase() == AssignmentPhase.RUNNING).toList();
    if (running.isEmpty()) {
      return;
    }
    var list = new UnorderedList();
    for (AssignmentProgress each : running) {
      list.add(
          new ListItem(
              Markup.span("title", each.assignment().plan().title()), new Span(progress(each))));
    }
    add(new Section(new H2(getTranslation("home.tasks")), list));
  }

  private String progress(AssignmentProgress task) {
    int total = task.assignment().plan().items().size();
    LocalDateTime due = task.assignment().plan().schedule().due();
    return due == null
        ? getTranslation("home.tasks.done", task.done(), total)
        : getTranslation(
            "home.tasks.due", task.done(), total, new DateFormatter(getLocale()).full(due));
  }

  private void addLessons() {
    List<LessonProgress> mastered =
        report.lessons().stream().filter(LessonProgress::isMastered).toList();
    List<LessonProgress> begun =
        report.lessons().stream().filter(each -> !each.isMastered()).toList();
    addLines("home.can", mastered.stream().map(LessonProgress::lesson).toList(), 12);
    addLines("home.practises", begun.stream().map(LessonProgress::lesson).toList(), 8);
  }

  /** Shows the last try for each lesson that corrects a misconception of the pupil. */
  private void addMistakes() {
    Map<Lesson, PupilMisconception> again = new LinkedHashMap<>();
    for (PupilMisconception each : report.misconceptions()) {
      Lesson lesson = each.isHeld() ? services.lesson(each) : null;
      if (lesson != null) {
        again.putIfAbsent(lesson, each);
      }
    }
    if (!again.isEmpty()) {
      add(
          new Section(
              new H2(getTranslation("home.again")),
              Markup.list(
                  "mistakes",
                  again.entrySet().stream()
                      .limit(MAX_LINES)
                      .map(each -> mistake(each.getKey(), each.getValue())))));
    }
  }

  private ListItem mistake(Lesson lesson, PupilMisconception held) {
    LoggedMistake tried = services.lastTry(held, getLocale());
    var words =
        Markup.div(
            "words",
            new Paragraph(Markup.span("title", lesson.title())),
            new Paragraph(lesson.summary()));
    if (tried == null) {
      return Markup.item("", words);
    }
    String sentence = getTranslation("home.tried", name, tried.answer());
    words.add(new Paragraph(sentence));
    if (tried.why() != null) {
      words.add(new Paragraph(Notice.rich(tried.why())));
    }
    return Markup.item("", new MistakeDiagram(tried, sentence), words);
  }

  private void addLines(String headline, List<Lesson> lessons, int max) {
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
    add(section);
  }
}
