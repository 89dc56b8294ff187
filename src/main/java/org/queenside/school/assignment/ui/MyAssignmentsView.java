package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Section;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.ui.BadgeRow;
import org.queenside.course.ui.ResultPage;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.PupilAssignment;
import org.queenside.school.assignment.PupilAssignmentService;
import org.queenside.school.roster.ClassMessage;
import org.queenside.school.roster.ClassMessageService;
import org.queenside.ui.Markup;
import org.queenside.ui.Page;

/**
 * The assignments of a pupil: first the open ones, then the class goal, badges, and finished and
 * closed ones.
 */
@Route("me")
@PermitAll
final class MyAssignmentsView extends Page {

  /** The parameter that opens the first task at once, if one is due. */
  private static final String FIRST = "first";

  private final PupilAssignmentService tasks;
  private final ItemResolver items;
  private final Course course;
  private final ProgressService progress;
  private final Clock clock;
  private final ClassMessageService messages;

  MyAssignmentsView(
      PupilAssignmentService tasks,
      ItemResolver items,
      Course course,
      ProgressService progress,
      Clock clock,
      ClassMessageService messages) {
    super("page my-tasks", "mine.tasks");
    this.tasks = tasks;
    this.items = items;
    this.course = course;
    this.progress = progress;
    this.clock = clock;
    this.messages = messages;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    Instant now = clock.instant();
    List<PupilAssignment> all = tasks.started();
    List<PupilAssignment> work = of(AssignmentKind.TASKS, all);
    List<PupilAssignment> daily = of(AssignmentKind.DAILY, all);
    boolean several =
        all.stream().map(each -> each.assignment().schoolClass()).distinct().count() > 1;
    removeAll();
    add(new H1(heading()));
    List<PupilAssignment> due =
        Stream.concat(work.stream(), daily.stream()).filter(tasks::isDue).toList();
    if (!due.isEmpty()
        && event.getLocation().getQueryParameters().getParameters().containsKey(FIRST)) {
      event.forwardTo(PupilAssignmentView.address(due.getFirst().assignment().id()));
      return;
    }
    messages.ownMessages().forEach(each -> add(message(each)));
    Progress own = progress.read();
    if (due.isEmpty()) {
      add(nothing(work, own));
    }
    var list = Markup.list("task-list due");
    for (PupilAssignment task : of(AssignmentKind.TASKS, due)) {
      boolean first = task.equals(due.getFirst());
      list.add(PupilAssignmentListItem.due(task, now, several, first, first ? board(task) : null));
    }
    for (PupilAssignment task : daily) {
      AssignedItem today = task.today(now);
      if (today != null) {
        boolean first = list.getComponentCount() == 0;
        int solved = tasks.solved(task, today);
        list.add(PupilAssignmentListItem.today(task, solved, now, several, first));
      }
    }
    list.setVisible(list.getComponentCount() > 0);
    add(list);
    addReasonsToComeBack(
        of(AssignmentKind.TOGETHER, all).stream()
            .filter(task -> !task.schoolClass().archived() && !task.isOver(now))
            .toList(),
        own);
    List<PupilAssignment> rest =
        Stream.concat(
                work.stream().filter(task -> !due.contains(task)),
                daily.stream().filter(task -> task.isOver(now)))
            .toList()
            .reversed();
    for (String heading : List.of("mine.done", "mine.over", "mine.earlier")) {
      List<PupilAssignment> group =
          rest.stream().filter(task -> heading.equals(heading(task))).toList();
      if (!group.isEmpty()) {
        add(group(heading, group, now, several));
      }
    }
  }

  /** A class that has ended may leave tasks whose day hasn't come. */
  private String heading(PupilAssignment task) {
    if (isDone(task)) {
      return "mine.done";
    }
    return task.schoolClass().archived() ? "mine.earlier" : "mine.over";
  }

  private Section message(ClassMessage message) {
    return Markup.section(
        "box class-message",
        getTranslation("message.from.class", message.className()),
        Markup.paragraph("message", message.text()));
  }

  private static List<PupilAssignment> of(AssignmentKind kind, List<PupilAssignment> all) {
    return all.stream().filter(task -> task.assignment().plan().kind() == kind).toList();
  }

  private boolean isDone(PupilAssignment task) {
    return task.assignment().plan().kind() == AssignmentKind.DAILY
        ? task.isDone()
        : tasks.progression(task).first().isEmpty();
  }

  private @Nullable Component board(PupilAssignment task) {
    OptionalInt next = tasks.progression(task).first();
    return next.isEmpty()
        ? null
        : ItemThumbnails.of(
            items.exercise(task.assignment().plan().items().get(next.getAsInt()).item()));
  }

  private void addReasonsToComeBack(List<PupilAssignment> together, Progress own) {
    if (!together.isEmpty()) {
      var section = Markup.section("together", getTranslation("goal.headline"));
      for (PupilAssignment each : together) {
        if (together.size() > 1) {
          section.add(new H3(each.assignment().plan().title()));
        }
        section.add(new GoalBar(tasks.goal(each)));
      }
      add(section);
    }
    add(Markup.section("badges", getTranslation("mine.badges"), new BadgeRow(course, own)));
  }

  /** If there is nothing to do, the pupil is sent to the course. */
  private Section nothing(List<PupilAssignment> all, Progress own) {
    LessonStatus next = LessonStatus.recommended(course, own);
    boolean done = all.stream().allMatch(this::isDone);
    String key = all.isEmpty() ? "mine.none" : done ? "mine.none-left" : "mine.none-due";
    var section = Markup.section("nothing", Markup.paragraph("lead", getTranslation(key)));
    ResultPage.onward(next, "practice", "course.practice").forEach(section::add);
    return section;
  }

  private Section group(String key, List<PupilAssignment> group, Instant now, boolean several) {
    var list = Markup.list("task-list");
    group.forEach(task -> list.add(PupilAssignmentListItem.over(task, now, several)));
    return new Section(new H2(getTranslation(key)), list);
  }
}
