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
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Course;
import org.queenside.course.progress.LessonStatus;
import org.queenside.course.ui.BadgeRow;
import org.queenside.course.ui.ResultPage;
import org.queenside.progress.Progress;
import org.queenside.progress.ProgressService;
import org.queenside.school.assignment.DailyPuzzlesToday;
import org.queenside.school.assignment.GoalProgress;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.PupilAssignment;
import org.queenside.school.assignment.PupilAssignmentService;
import org.queenside.school.assignment.PupilOverview;
import org.queenside.school.assignment.PupilOverviewService;
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
  private final PupilOverviewService overview;
  private final Course course;
  private final ProgressService progress;
  private final Clock clock;

  MyAssignmentsView(
      PupilAssignmentService tasks,
      ItemResolver items,
      PupilOverviewService overview,
      Course course,
      ProgressService progress,
      Clock clock) {
    super("page my-tasks", "mine.tasks");
    this.tasks = tasks;
    this.items = items;
    this.overview = overview;
    this.course = course;
    this.progress = progress;
    this.clock = clock;
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    Instant now = clock.instant();
    PupilOverview mine = overview.mine();
    List<PupilAssignment> all = mine.tasks();
    boolean several =
        all.stream().map(each -> each.assignment().schoolClass()).distinct().count() > 1;
    removeAll();
    add(new H1(heading()));
    List<PupilAssignment> due = all.stream().filter(tasks::isDue).toList();
    if (!due.isEmpty()
        && event.getLocation().getQueryParameters().getParameters().containsKey(FIRST)) {
      event.forwardTo(PupilAssignmentView.address(due.getFirst().assignment().id()));
      return;
    }
    List<DailyPuzzlesToday> today = mine.daily();
    Progress own = progress.read();
    if (due.isEmpty() && today.stream().allMatch(DailyPuzzlesToday::isDone)) {
      add(nothing(all, own));
    }
    var list = Markup.list("task-list due");
    for (PupilAssignment task : due) {
      boolean first = task.equals(due.getFirst());
      list.add(PupilAssignmentListItem.due(task, now, several, first, first ? board(task) : null));
    }
    today.forEach(
        each -> list.add(new DailyPuzzlesListItem(each, several, list.getComponentCount() == 0)));
    list.setVisible(list.getComponentCount() > 0);
    add(list);
    addReasonsToComeBack(mine.goals(), own);
    List<PupilAssignment> rest =
        all.reversed().stream().filter(task -> !due.contains(task)).toList();
    Predicate<PupilAssignment> done = task -> tasks.progression(task).first().isEmpty();
    add(
        group("mine.done", rest.stream().filter(done).toList(), now, several),
        group("mine.over", rest.stream().filter(done.negate()).toList(), now, several));
  }

  private @Nullable Component board(PupilAssignment task) {
    OptionalInt next = tasks.progression(task).first();
    return next.isEmpty()
        ? null
        : ItemThumbnails.of(
            items.exercise(task.assignment().plan().items().get(next.getAsInt()).item()));
  }

  private void addReasonsToComeBack(List<GoalProgress> together, Progress own) {
    if (!together.isEmpty()) {
      var section = Markup.section("together", getTranslation("goal.headline"));
      for (GoalProgress each : together) {
        if (together.size() > 1) {
          section.add(new H3(each.className()));
        }
        section.add(new GoalBar(each));
      }
      add(section);
    }
    add(Markup.section("badges", getTranslation("mine.badges"), new BadgeRow(course, own)));
  }

  /** If there is nothing to do, the pupil is sent to the course. */
  private Section nothing(List<PupilAssignment> all, Progress own) {
    LessonStatus next = LessonStatus.recommended(course, own);
    boolean done = all.stream().allMatch(task -> tasks.progression(task).first().isEmpty());
    String key = all.isEmpty() ? "mine.none" : done ? "mine.none-left" : "mine.none-due";
    var section = Markup.section("nothing", Markup.paragraph("lead", getTranslation(key)));
    ResultPage.onward(next, "practice", "course.practice").forEach(section::add);
    return section;
  }

  private Section group(String key, List<PupilAssignment> group, Instant now, boolean several) {
    var list = Markup.list("task-list");
    group.forEach(task -> list.add(PupilAssignmentListItem.over(task, now, several)));
    var section = new Section(new H2(getTranslation(key)), list);
    section.setVisible(!group.isEmpty());
    return section;
  }
}
