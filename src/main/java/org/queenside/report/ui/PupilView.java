package org.queenside.report.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.Instant;
import java.util.Optional;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.Terms;
import org.queenside.classroom.CurrentClasses;
import org.queenside.classroom.SchoolClass;
import org.queenside.classroom.ui.ClassPage;
import org.queenside.look.DayText;
import org.queenside.look.DoneBar;
import org.queenside.look.Icon;
import org.queenside.report.BeliefText;
import org.queenside.report.HeldBelief;
import org.queenside.report.LessonStanding;
import org.queenside.report.PupilReport;
import org.queenside.report.PupilReports;
import org.queenside.report.TaskStanding;

/** How one pupil stands: tasks, what is stuck, what is believed, lessons, week by week. */
@Route("class/:class/pupil/:pupil")
@RolesAllowed("INSTRUCTOR")
class PupilView extends ClassPage {

  private final PupilReports reports;
  private final ItemNames itemNames;
  private String name = "";

  PupilView(CurrentClasses classes, PupilReports reports, ItemNames itemNames) {
    super(classes, Tab.PUPILS);
    this.reports = reports;
    this.itemNames = itemNames;
    addClassName("pupil-page");
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    PupilReport report = reports.of(schoolClass.id(), PupilAddress.in(event));
    name = report.pupil().name();
    var columns =
        new Div(tasks(schoolClass, report), beliefs(schoolClass, report), lessons(report));
    columns.addClassName("pupil-columns");
    show(
        new H1(name),
        lead(schoolClass, report),
        ways(schoolClass, report),
        columns,
        new WeekFigures(report.weeks()));
  }

  private Paragraph lead(SchoolClass schoolClass, PupilReport report) {
    Instant seen = report.lastSeen();
    var lead =
        new Paragraph(
            getTranslation(
                "pupil.lead",
                report.pupil().signInName(),
                seen == null ? "–" : day(seen, schoolClass)));
    lead.addClassName("lead");
    return lead;
  }

  private Div ways(SchoolClass schoolClass, PupilReport report) {
    var sheet =
        new Anchor(
            PupilAddress.of(schoolClass.id(), report.pupil().id()) + "/sheet",
            getTranslation("pupil.sheet"));
    sheet.addClassNames("btn", "line");
    var change =
        new Anchor(ClassPage.address(schoolClass.id(), "/pupils"), getTranslation("pupil.change"));
    change.addClassNames("btn", "text");
    var ways = new Div(sheet, change);
    ways.addClassName("ways");
    return ways;
  }

  private Section tasks(SchoolClass schoolClass, PupilReport report) {
    var section = new Section(new H2(getTranslation("pupil.tasks")));
    if (report.tasks().isEmpty()) {
      section.add(note("pupil.tasks.none"));
    }
    report.tasks().forEach(each -> section.add(task(schoolClass, each)));
    return section;
  }

  private Component task(SchoolClass schoolClass, TaskStanding task) {
    var plan = task.assignment().plan();
    int of = plan.items().size();
    var title =
        new Anchor(
            ClassPage.address(schoolClass.id(), "/board/" + task.assignment().id()), plan.title());
    var count = new Span(getTranslation("pupil.done", task.done(), of));
    var progress = new Div(new DoneBar(task.done(), of), count);
    progress.addClassName("progress");
    var entry = new Div(new H3(title), progress);
    entry.addClassName("task-line");
    times(task).ifPresent(words -> entry.add(muted(words)));
    if (!plan.comment().isEmpty()) {
      entry.add(muted(plan.comment()));
    }
    UnorderedList signs = signs(task);
    if (signs.getComponentCount() > 0) {
      entry.add(signs);
    }
    return entry;
  }

  private Optional<String> times(TaskStanding task) {
    Terms terms = task.assignment().plan().terms();
    var days = new DayText(getLocale());
    return switch (task.phase()) {
      case PLANNED -> Optional.of(getTranslation("pupil.planned", days.of(terms.begins())));
      case RUNNING ->
          Optional.ofNullable(terms.due()).map(due -> getTranslation("pupil.due", days.of(due)));
      case OVER ->
          Optional.ofNullable(terms.due()).map(due -> getTranslation("pupil.over", days.of(due)));
    };
  }

  /** What asks for a word with the pupil: what is late, and what is stuck. */
  private UnorderedList signs(TaskStanding task) {
    var list = new UnorderedList();
    list.addClassName("signed");
    if (task.overdue() > 0) {
      String text = getTranslation("pupil.overdue", task.overdue());
      list.add(signed("late", Icon.CLOCK, new Span(text)));
    }
    if (!task.late().isEmpty()) {
      String text = getTranslation("pupil.late", task.late().size());
      list.add(signed("late", Icon.CLOCK, new Span(text)));
    }
    for (AssignedItem item : task.stuck()) {
      String text = getTranslation("pupil.stuck", itemNames.title(item.item()));
      list.add(signed("bad", Icon.STUCK, new Span(text)));
    }
    return list;
  }

  private Section beliefs(SchoolClass schoolClass, PupilReport report) {
    var section = new Section(new H2(getTranslation("pupil.beliefs")));
    if (report.beliefs().isEmpty()) {
      section.add(note("pupil.beliefs.none"));
      return section;
    }
    BeliefText words = new BeliefText(getLocale());
    var list = new UnorderedList();
    list.addClassName("signed");
    for (HeldBelief held : report.beliefs()) {
      var line =
          new Anchor(
              FindingList.address(schoolClass.id(), held.belief()), words.line(held.belief()));
      list.add(
          signed(
              held.isHeld() ? "bad" : "good",
              held.isHeld() ? Icon.REFUSED : Icon.RIGHT,
              new Div(line, muted(since(held, schoolClass)))));
    }
    section.add(list);
    return section;
  }

  private String since(HeldBelief held, SchoolClass schoolClass) {
    Instant right = held.rightAt();
    return right == null
        ? getTranslation("pupil.belief.held", held.times(), day(held.lastAt(), schoolClass))
        : getTranslation("pupil.belief.gone", day(right, schoolClass));
  }

  private Section lessons(PupilReport report) {
    var section = new Section(new H2(getTranslation("pupil.lessons")));
    if (report.lessons().isEmpty()) {
      section.add(note("pupil.lessons.none"));
      return section;
    }
    var list = new UnorderedList();
    list.addClassName("lesson-lines");
    for (LessonStanding each : report.lessons()) {
      var count = new Span(getTranslation("pupil.done", each.done(), each.of()));
      count.addClassName("count");
      list.add(
          new ListItem(
              new Span(each.lesson().title()), new DoneBar(each.done(), each.of()), count));
    }
    section.add(list);
    return section;
  }

  private String day(Instant at, SchoolClass schoolClass) {
    return new DayText(getLocale()).of(at.atZone(schoolClass.zone()));
  }

  private static ListItem signed(String style, Icon icon, Component text) {
    var item = new ListItem(icon.draw(), text);
    item.addClassName(style);
    return item;
  }

  private Paragraph note(String key) {
    return muted(getTranslation(key));
  }

  private static Paragraph muted(String text) {
    var note = new Paragraph(text);
    note.addClassName("note");
    return note;
  }

  @Override
  protected String headline() {
    return name;
  }
}
