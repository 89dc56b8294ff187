package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.queenside.course.ui.ExercisePanel;
import org.queenside.course.ui.ResultPage;
import org.queenside.practice.Drill;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.assignment.PupilTask;
import org.queenside.school.assignment.PupilTaskService;
import org.queenside.school.assignment.TaskProgression;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.HasPageHeader;

/**
 * An assignment for who is to do it, one item at a time. The address says which, from 1; without a
 * number it leads to the first that is left. Whether the item may be opened is asked each time.
 */
@Route("work/:assignment/:place?")
@PermitAll
final class TaskView extends Main implements BeforeEnterObserver, HasDynamicTitle, HasPageHeader {

  private static final String END = "end";
  private static final String PLACE = "[1-9][0-9]{0,3}";

  private final PupilTaskService tasks;
  private final TaskPanelFactory desks;
  private final ItemTitleResolver names;
  private final Clock clock;
  private String title = "";
  private @Nullable AssignmentId opened;
  private String pageTitle = "";
  private Optional<Component> inBar = Optional.empty();

  TaskView(PupilTaskService tasks, TaskPanelFactory desks, ItemTitleResolver names, Clock clock) {
    this.tasks = tasks;
    this.desks = desks;
    this.names = names;
    this.clock = clock;
    setId("main");
  }

  /** The address of an assignment, relative to the root: it leads to what is left. */
  static String address(AssignmentId assignment) {
    return "work/" + assignment;
  }

  /** The address of an item of an assignment, counted from 0. */
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
    PupilTask task;
    try {
      task = tasks.open(id);
    } catch (RecordNotFoundException e) {
      if (!id.equals(opened)) {
        throw e;
      }
      takenBack();
      return;
    }
    opened = id;
    name(task);
    pageTitle = getTranslation("work.title", title);
    inBar = Optional.empty();
    String place = parameters.get("place").orElse("");
    if (place.isEmpty()) {
      event.forwardTo(next(task, tasks.progression(task).first()));
    } else if (place.equals(END)) {
      end(task);
    } else if (place.matches(PLACE)) {
      open(task, Integer.parseInt(place) - 1, event);
    } else {
      event.rerouteToError(NotFoundException.class);
    }
  }

  /** Takes over what it is called now: it may be renamed while a pupil works on it. */
  private void name(PupilTask task) {
    title = task.assignment().plan().title();
  }

  private static String next(PupilTask task, OptionalInt place) {
    AssignmentId id = task.assignment().id();
    return place.isPresent() ? address(id, place.getAsInt()) : address(id) + "/" + END;
  }

  private void open(PupilTask task, int place, BeforeEnterEvent event) {
    if (place >= task.states().size()) {
      event.rerouteToError(NotFoundException.class);
    } else if (tasks.progression(task).allows(place)) {
      show(task, place);
    } else {
      event.forwardTo(next(task, tasks.progression(task).first()));
    }
  }

  private void show(PupilTask task, int place) {
    AssignedItem item = task.assignment().plan().items().get(place);
    Drill drill = ItemResolver.drill(item.item());
    int solved = drill == null ? 0 : tasks.solved(task, drill);
    TaskProgression way = tasks.progression(task);
    var where = TaskStatusLine.of(task, way, place, drill == null ? null : solved, names, clock);
    int left = item.amount() - solved;
    boolean last = way.isLast(place) && left <= 1;
    int stars = task.states().get(place).isDone() ? 0 : TaskStatusLine.stars(task, place);
    Div desk =
        desks.open(
            item,
            stars,
            left,
            where,
            last,
            () -> goOn(task.assignment().id(), item.item(), solved));
    removeAll();
    if (desk == null) {
      gone(task, place);
      return;
    }
    add(desk);
    String itemTitle = names.titles(List.of(item.item())).getOrDefault(item.item(), "");
    pageTitle = getTranslation("lesson.title", itemTitle, title);
    inBar = desk instanceof ExercisePanel exercise ? exercise.starsInBar() : Optional.empty();
  }

  /**
   * Where it goes on is decided by what is in the log by now. Who skips a drill comes to the next
   * item, if the order allows it, and not to the same drill for ever. If the assignment was changed
   * meanwhile, it goes on from where the item stands now.
   *
   * @param before how often the drill was solved before
   */
  private void goOn(AssignmentId id, String item, int before) {
    PupilTask now;
    try {
      now = tasks.open(id);
    } catch (RecordNotFoundException _) {
      takenBack();
      return;
    }
    TaskProgression way = tasks.progression(now);
    int place = place(now, item);
    if (place < 0) {
      UI.getCurrent().navigate(next(now, way.first()));
      return;
    }
    Drill drill = ItemResolver.drill(item);
    boolean again =
        drill != null
            && !now.states().get(place).isDone()
            && (way.inOrder() || tasks.solved(now, drill) > before);
    if (again) {
      name(now);
      show(now, place);
      // Nobody navigates, which would have given the tab its name.
      UI.getCurrent().getPage().setTitle(pageTitle);
    } else {
      UI.getCurrent().navigate(next(now, way.after(place)));
    }
  }

  /** Where an item stands now; less than 0 if it was taken out of the assignment. */
  private static int place(PupilTask now, String item) {
    return now.assignment().plan().items().stream().map(AssignedItem::item).toList().indexOf(item);
  }

  /** While the pupil worked on it, the assignment was deleted, or the pupil left the class. */
  private void takenBack() {
    removeAll();
    add(
        new ResultPage(
            getTranslation("work.taken-back", title),
            getTranslation("work.taken-back.text"),
            ResultPage.way("me", getTranslation("work.tasks"), "fill")));
  }

  private void gone(PupilTask task, int place) {
    add(
        new ResultPage(
            getTranslation("work.gone"),
            getTranslation("work.gone.text"),
            ResultPage.way(
                next(task, tasks.progression(task).after(place)),
                getTranslation("lesson.next"),
                "fill"),
            ResultPage.way("me", getTranslation("work.tasks"), "line")));
  }

  private void end(PupilTask task) {
    removeAll();
    TaskProgression way = tasks.progression(task);
    OptionalInt first = way.first();
    int of = task.states().size();
    if (first.isEmpty()) {
      add(
          new ResultPage(
              getTranslation("work.done", title),
              getTranslation("work.done.text", task.done()),
              away().toArray(Component[]::new)));
      return;
    }
    if (task.isClosed(clock.instant())) {
      List<Component> ways = new ArrayList<>(away());
      ways.add(ResultPage.way(next(task, first), getTranslation("work.closed.practise"), "line"));
      add(
          new ResultPage(
              getTranslation("work.closed", title),
              getTranslation("work.closed.text", task.done(), of),
              ways.toArray(Component[]::new)));
      return;
    }
    int left = of - task.done();
    String key = way.inOrder() ? "work.left.in-order" : "work.left.text";
    String text = getTranslation(key, left, first.getAsInt() + 1);
    int stars = TaskStatusLine.stars(task, first.getAsInt());
    if (stars > 1) {
      text += " " + getTranslation("work.left.stars", stars);
    }
    add(
        new ResultPage(
            getTranslation("work.left", task.done(), of),
            text,
            ResultPage.way(next(task, first), getTranslation("done.goOn"), "fill"),
            ResultPage.way("me", getTranslation("work.tasks"), "line")));
  }

  /** From what is over to what is due next, and to all tasks. */
  private List<Component> away() {
    List<Component> ways = new ArrayList<>();
    tasks.due().stream()
        .findFirst()
        .ifPresent(
            next ->
                ways.add(
                    ResultPage.way(
                        address(next.assignment().id()),
                        getTranslation("done.next", next.assignment().plan().title()),
                        "fill")));
    ways.add(ResultPage.way("me", getTranslation("work.tasks"), ways.isEmpty() ? "fill" : "line"));
    return ways;
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

  @Override
  public Optional<Component> inBar() {
    return inBar;
  }
}
