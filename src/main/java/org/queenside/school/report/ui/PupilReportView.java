package org.queenside.school.report.ui;

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
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.game.ClassGameService;
import org.queenside.school.game.ui.PupilGamesSection;
import org.queenside.school.report.AssignmentProgress;
import org.queenside.school.report.LessonProgress;
import org.queenside.school.report.MisconceptionMessages;
import org.queenside.school.report.PupilMisconception;
import org.queenside.school.report.PupilReport;
import org.queenside.school.report.PupilReportService;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.school.roster.pupil.ui.PupilActions;
import org.queenside.school.roster.pupil.ui.PupilServices;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.school.roster.ui.ClassPage;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.CompletionBar;
import org.queenside.ui.DateFormatter;
import org.queenside.ui.Icon;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** The report on one pupil: assignments, misconceptions, lessons, games and weekly activity. */
@Route("class/:class/pupil/:pupil")
@RolesAllowed("TEACHER")
class PupilReportView extends AbstractClassView {

  private final PupilReportService reports;
  private final ClassGameService games;
  private final ItemTitleResolver itemNames;
  private final PupilServices pupils;
  private final PupilActions actions;
  private @Nullable LearnerId pupil;
  private String name = "";

  PupilReportView(
      SchoolClassService classes,
      PupilReportService reports,
      ClassGameService games,
      ItemTitleResolver itemNames,
      PupilServices pupils) {
    super(classes, ClassPage.PUPILS);
    this.reports = reports;
    this.games = games;
    this.itemNames = itemNames;
    this.pupils = pupils;
    this.actions = new PupilActions(pupils, this::redraw);
    addClassName("pupil-page");
  }

  @Override
  protected boolean isForAssistants() {
    return true;
  }

  @Override
  protected void open(SchoolClass schoolClass, BeforeEnterEvent event) {
    LearnerId opened = PupilRouteParameters.in(event);
    pupil = opened;
    draw(schoolClass, reports.of(schoolClass.id(), opened));
  }

  /** Shows the pupil after a change, or the way to the other pupils if this one has left. */
  private void redraw() {
    try {
      draw(schoolClass(), reports.of(schoolClass().id(), Objects.requireNonNull(pupil)));
    } catch (RecordNotFoundException left) {
      actions.clear();
      show(
          new H1(name),
          actions,
          Markup.div(
              "go", LinkButton.filled(address(schoolClass().id(), "/pupils"), "pupil.others")));
    }
  }

  private void draw(SchoolClass schoolClass, PupilReport report) {
    name = report.pupil().name();
    var columns =
        Markup.div(
            "pupil-columns",
            tasks(schoolClass, report),
            misconceptions(schoolClass, report),
            lessons(report));
    show(
        new H1(name),
        lead(schoolClass, report),
        schoolClass.readOnly() ? new Div() : actions(schoolClass, report),
        columns,
        new PupilGamesSection(
            schoolClass,
            report.pupil().id(),
            games.finished(schoolClass.id(), report.pupil().id())),
        new WeeklyActivitySection(report.weeks()));
  }

  private Paragraph lead(SchoolClass schoolClass, PupilReport report) {
    Instant seen = report.lastSeen();
    if (schoolClass.readOnly()) {
      return Markup.paragraph(
          "lead",
          seen == null
              ? getTranslation("pupil.lead.assistant.never")
              : getTranslation("pupil.lead.assistant", day(seen, schoolClass)));
    }
    String name = report.pupil().signInName();
    return Markup.paragraph(
        "lead",
        seen == null
            ? getTranslation("pupil.lead.never", name)
            : getTranslation("pupil.lead", name, day(seen, schoolClass)));
  }

  private Div actions(SchoolClass schoolClass, PupilReport report) {
    var sheet =
        LinkButton.outlined(
            PupilRouteParameters.of(schoolClass.id(), report.pupil().id()) + "/sheet",
            "pupil.sheet");
    if (schoolClass.archived()) {
      return Markup.div("ways", sheet);
    }
    actions.showFor(report.pupil(), schoolClass, pupils.roster().groups(schoolClass.id()));
    return new Div(Markup.div("ways", sheet), actions);
  }

  private Section tasks(SchoolClass schoolClass, PupilReport report) {
    var section = new Section(new H2(getTranslation("pupil.tasks")));
    if (report.tasks().isEmpty()) {
      section.add(note("pupil.tasks.none"));
    }
    report.tasks().forEach(each -> section.add(task(schoolClass, each)));
    return section;
  }

  private Component task(SchoolClass schoolClass, AssignmentProgress task) {
    var plan = task.assignment().plan();
    int total = plan.items().size();
    var title =
        new Anchor(
            AbstractClassView.address(schoolClass.id(), "/board/" + task.assignment().id()),
            plan.title());
    var progress =
        Markup.div(
            "progress",
            new CompletionBar(task.done(), total),
            new Span(getTranslation("pupil.done", task.done(), total)));
    var entry = Markup.div("task-line", new H3(title), progress);
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

  private Optional<String> times(AssignmentProgress task) {
    AssignmentSchedule terms = task.assignment().plan().schedule();
    var days = new DateFormatter(getLocale());
    return switch (task.phase()) {
      case PLANNED -> Optional.of(getTranslation("pupil.planned", days.of(terms.begins())));
      case RUNNING ->
          Optional.ofNullable(terms.due()).map(due -> getTranslation("pupil.due", days.of(due)));
      case OVER ->
          Optional.ofNullable(terms.due()).map(due -> getTranslation("pupil.over", days.of(due)));
    };
  }

  /**
   * Lists what the teacher should talk about with the pupil: late work, and where the pupil is
   * stuck.
   */
  private UnorderedList signs(AssignmentProgress task) {
    var list = Markup.list("signed");
    if (task.overdue() > 0) {
      String text = getTranslation("pupil.overdue", task.overdue());
      list.add(signed("late", Icon.CLOCK, new Span(text)));
    }
    if (task.doneLate() > 0) {
      String text = getTranslation("pupil.late", task.doneLate());
      list.add(signed("late", Icon.CLOCK, new Span(text)));
    }
    for (AssignedItem item : task.stuck()) {
      String text = getTranslation("pupil.stuck", itemNames.title(item.item(), getLocale()));
      list.add(signed("bad", Icon.STUCK, new Span(text)));
    }
    return list;
  }

  private Section misconceptions(SchoolClass schoolClass, PupilReport report) {
    var section = new Section(new H2(getTranslation("pupil.misconceptions")));
    if (report.misconceptions().isEmpty()) {
      section.add(note("pupil.misconceptions.none"));
      return section;
    }
    MisconceptionMessages words = new MisconceptionMessages(getLocale());
    var list = Markup.list("signed");
    for (PupilMisconception held : report.misconceptions()) {
      var line =
          new Anchor(
              MisconceptionList.address(schoolClass.id(), held.misconception()),
              words.line(held.misconception()));
      list.add(
          signed(
              held.isHeld() ? "bad" : "good",
              held.isHeld() ? Icon.REFUSED : Icon.RIGHT,
              new Div(line, muted(since(held, schoolClass)))));
    }
    section.add(list);
    return section;
  }

  private String since(PupilMisconception held, SchoolClass schoolClass) {
    Instant right = held.correctedAt();
    return right == null
        ? getTranslation("pupil.misconception.held", held.times(), day(held.lastAt(), schoolClass))
        : getTranslation("pupil.misconception.gone", day(right, schoolClass));
  }

  private Section lessons(PupilReport report) {
    var section = new Section(new H2(getTranslation("pupil.lessons")));
    if (report.lessons().isEmpty()) {
      section.add(note("pupil.lessons.none"));
      return section;
    }
    var list = Markup.list("lesson-lines");
    for (LessonProgress each : report.lessons()) {
      list.add(
          new ListItem(
              new Span(each.lesson().title()),
              new CompletionBar(each.done(), each.of()),
              Markup.span("count", getTranslation("pupil.done", each.done(), each.of()))));
    }
    section.add(list);
    return section;
  }

  private String day(Instant at, SchoolClass schoolClass) {
    return new DateFormatter(getLocale()).of(at.atZone(schoolClass.zone()));
  }

  private static ListItem signed(String style, Icon icon, Component text) {
    return Markup.item(style, icon.draw(), text);
  }

  private Paragraph note(String key) {
    return muted(getTranslation(key));
  }

  private static Paragraph muted(String text) {
    return Markup.paragraph("note", text);
  }

  @Override
  protected String headline() {
    return name;
  }
}
