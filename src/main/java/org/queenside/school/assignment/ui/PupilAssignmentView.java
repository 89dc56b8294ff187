package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ExerciseSpec;
import org.queenside.course.ui.ResultPage;
import org.queenside.practice.Drill;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentProgression;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.assignment.PupilAssignment;
import org.queenside.school.assignment.PupilAssignmentService;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.HasPageHeader;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Page;

/**
 * The page on which a pupil does an assignment, one item at a time. The address contains the number
 * of the item, from 1; without a number it forwards to the first item left to do. Every visit
 * checks whether the pupil may open the item.
 */
@Route("work/:assignment/:place?")
@PermitAll
final class PupilAssignmentView extends Page implements HasPageHeader {

  private static final String END = "end";

  /** The page with puzzles at the pupil's level. */
  private static final String PUZZLES = "puzzles/level";

  private static final String PLACE = "[1-9][0-9]{0,3}";

  private final PupilAssignmentService tasks;
  private final ItemSpecFactory specs;
  private final ItemTitleResolver names;
  private final Clock clock;
  private String title = "";
  private @Nullable AssignmentId opened;
  private String pageTitle = "";

  PupilAssignmentView(
      PupilAssignmentService tasks, ItemSpecFactory specs, ItemTitleResolver names, Clock clock) {
    super("");
    this.tasks = tasks;
    this.specs = specs;
    this.names = names;
    this.clock = clock;
  }

  /** Returns the relative address of an assignment, which forwards to the next item left to do. */
  static String address(AssignmentId assignment) {
    return "work/" + assignment;
  }

  /** Returns the relative address of an item of an assignment, by its index from 0. */
  static String address(AssignmentId assignment, int place) {
    return address(assignment) + "/" + (place + 1);
  }

  @Override
  public void beforeEnter(BeforeEnterEvent event) {
    var parameters = event.getRouteParameters();
    AssignmentId id = AssignmentId.parse(parameters.get("assignment").orElse(""));
    if (id == null) {
      event.rerouteToError(NotFoundException.class);
      return;
    }
    PupilAssignment task;
    try {
      task = tasks.open(id);
    } catch (RecordNotFoundException e) {
      if (!id.equals(opened)) {
        throw e;
      }
      showWithdrawn();
      return;
    }
    if (task.assignment().plan().kind() != AssignmentKind.TASKS) {
      event.forwardTo(task.today(clock.instant()) == null ? "me" : PUZZLES);
      return;
    }
    opened = id;
    updateTitle(task);
    pageTitle = getTranslation("work.title", title);
    String place = parameters.get("place").orElse("");
    if (place.isEmpty()) {
      event.forwardTo(next(task, tasks.progression(task).first()));
    } else if (place.equals(END)) {
      showEnd(task);
    } else if (place.matches(PLACE)) {
      open(task, Integer.parseInt(place) - 1, event);
    } else {
      event.rerouteToError(NotFoundException.class);
    }
  }

  /** Reads the title again, because the assignment may be renamed while a pupil works on it. */
  private void updateTitle(PupilAssignment task) {
    title = task.assignment().plan().title();
  }

  private static String next(PupilAssignment task, OptionalInt place) {
    AssignmentId id = task.assignment().id();
    return place.isPresent() ? address(id, place.getAsInt()) : address(id) + "/" + END;
  }

  private void open(PupilAssignment task, int place, BeforeEnterEvent event) {
    if (place >= task.states().size()) {
      event.rerouteToError(NotFoundException.class);
    } else if (tasks.progression(task).allows(place)) {
      show(task, place, event.getLocation().getQueryParameters());
    } else {
      event.forwardTo(next(task, tasks.progression(task).first()));
    }
  }

  private void show(PupilAssignment task, int place, QueryParameters query) {
    AssignedItem item = task.assignment().plan().items().get(place);
    Drill drill = ItemResolver.drill(item.item());
    int solved = drill == null ? 0 : tasks.solved(task, item);
    AssignmentProgression progression = tasks.progression(task);
    var statusLine =
        new ItemStatusLine(task, progression, place, drill == null ? null : solved, names, clock);
    int left = item.amount() - solved;
    boolean last = progression.isLast(place) && left <= 1;
    int stars = task.states().get(place).isDone() ? 0 : ItemStatusLine.stars(task, place);
    ExerciseSpec spec =
        specs.create(
            item,
            stars,
            left,
            statusLine,
            last,
            address(task.assignment().id(), place),
            query,
            () -> continueFrom(task.assignment().id(), item.item(), solved));
    if (spec == null) {
      showMissingItem(task, place);
      return;
    }
    ExercisePanel.in(this, spec);
    String itemTitle = names.title(item.item(), getLocale());
    pageTitle = getTranslation("lesson.title", itemTitle, title);
  }

  /**
   * Continues with the next item, according to the attempt log. Skipping a drill leads to the next
   * item if the order allows it, not to the same drill again. If the assignment has changed, it
   * continues from the item's new place.
   *
   * @param before how often the drill was solved before
   */
  private void continueFrom(AssignmentId id, String item, int before) {
    PupilAssignment now;
    try {
      now = tasks.open(id);
    } catch (RecordNotFoundException _) {
      showWithdrawn();
      return;
    }
    AssignmentProgression progression = tasks.progression(now);
    int place = place(now, item);
    if (place < 0) {
      UI.getCurrent().navigate(next(now, progression.first()));
      return;
    }
    Drill drill = ItemResolver.drill(item);
    boolean again =
        drill != null
            && !now.states().get(place).isDone()
            && (progression.inOrder()
                || tasks.solved(now, now.assignment().plan().items().get(place)) > before);
    if (again) {
      updateTitle(now);
      // The address still names the task just solved; a reload would ask it again.
      UI.getCurrent().getPage().getHistory().replaceState(null, address(id, place));
      show(now, place, QueryParameters.empty());
      // There is no navigation that would set the title of the browser tab.
      UI.getCurrent().getPage().setTitle(pageTitle);
    } else {
      UI.getCurrent().navigate(next(now, progression.after(place)));
    }
  }

  private static int place(PupilAssignment now, String item) {
    return now.assignment().plan().items().stream().map(AssignedItem::item).toList().indexOf(item);
  }

  /** Shown if the assignment was deleted or the pupil left the class in the meantime. */
  private void showWithdrawn() {
    removeAll();
    add(
        new ResultPage(
            getTranslation("work.taken-back", title),
            getTranslation("work.taken-back.text"),
            LinkButton.filled("me", "work.tasks")));
  }

  private void showMissingItem(PupilAssignment task, int place) {
    removeAll();
    add(
        new ResultPage(
            getTranslation("work.gone"),
            getTranslation("work.gone.text"),
            LinkButton.filled(next(task, tasks.progression(task).after(place)), "lesson.next"),
            LinkButton.outlined("me", "work.tasks")));
  }

  private void showEnd(PupilAssignment task) {
    removeAll();
    AssignmentProgression progression = tasks.progression(task);
    OptionalInt first = progression.first();
    int of = task.assignment().plan().tasks();
    if (first.isEmpty()) {
      add(
          new ResultPage(
              getTranslation("work.done", title),
              getTranslation("work.done.text", task.done()),
              links().toArray(Component[]::new)));
      return;
    }
    if (task.isClosed(clock.instant())) {
      List<Component> links = new ArrayList<>(links());
      links.add(LinkButton.outlined(next(task, first), "work.closed.practise"));
      add(
          new ResultPage(
              getTranslation("work.closed", title),
              getTranslation("work.closed.text", task.done(), of),
              links.toArray(Component[]::new)));
      return;
    }
    int left = of - task.done();
    String key = progression.inOrder() ? "work.left.in-order" : "work.left.text";
    String text = getTranslation(key, left, first.getAsInt() + 1);
    int stars = ItemStatusLine.stars(task, first.getAsInt());
    if (stars > 1) {
      text += " " + getTranslation("work.left.stars", stars);
    }
    add(
        new ResultPage(
            getTranslation("work.left", task.done(), of),
            text,
            LinkButton.filled(next(task, first), "done.goOn"),
            LinkButton.outlined("me", "work.tasks")));
  }

  private List<Component> links() {
    List<Component> links = new ArrayList<>();
    tasks.due().stream()
        .findFirst()
        .ifPresent(
            next ->
                links.add(
                    LinkButton.filled(
                        address(next.assignment().id()),
                        "done.next",
                        next.assignment().plan().title())));
    links.add(
        new LinkButton(
            links.isEmpty() ? ButtonStyle.FILLED : ButtonStyle.OUTLINED,
            "me",
            getTranslation("work.tasks")));
    return links;
  }

  @Override
  public String getPageTitle() {
    return pageTitle;
  }

  @Override
  public String heading() {
    return title;
  }

  @Override
  public String back() {
    return "me";
  }
}
