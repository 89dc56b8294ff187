package org.queenside.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Main;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.HasDynamicTitle;
import com.vaadin.flow.router.NotFoundException;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.PermitAll;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.queenside.assignment.AssignedItem;
import org.queenside.assignment.AssignmentId;
import org.queenside.assignment.CurrentTasks;
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.Items;
import org.queenside.assignment.Plan;
import org.queenside.assignment.PupilTask;
import org.queenside.assignment.Way;
import org.queenside.classroom.NoSuchClass;
import org.queenside.course.ui.Closing;
import org.queenside.course.ui.ExerciseDesk;
import org.queenside.course.ui.Occasion;
import org.queenside.look.Page;
import org.queenside.look.StarRow;
import org.queenside.practice.Drill;

/**
 * An assignment for who is to do it, one item at a time. The address says which, from 1; without a
 * number it leads to the first that is left. Whether the item may be opened is asked each time.
 */
@Route("work/:assignment/:place?")
@PermitAll
final class WorkView extends Main implements BeforeEnterObserver, HasDynamicTitle, Page {

  private static final String END = "end";
  private static final String PLACE = "[1-9][0-9]{0,3}";

  private final CurrentTasks tasks;
  private final TaskDesks desks;
  private final ItemNames names;
  private final Clock clock;
  private String title = "";
  private String pageTitle = "";
  private Optional<Component> inBar = Optional.empty();

  WorkView(CurrentTasks tasks, TaskDesks desks, ItemNames names, Clock clock) {
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
    PupilTask task = tasks.open(id);
    title = task.assignment().plan().title();
    pageTitle = getTranslation("work.title", title);
    inBar = Optional.empty();
    String place = parameters.get("place").orElse("");
    if (place.isEmpty()) {
      event.forwardTo(next(task, tasks.way(task).first()));
    } else if (place.equals(END)) {
      end(task);
    } else if (place.matches(PLACE)) {
      open(task, Integer.parseInt(place) - 1, event);
    } else {
      event.rerouteToError(NotFoundException.class);
    }
  }

  private static String next(PupilTask task, OptionalInt place) {
    AssignmentId id = task.assignment().id();
    return place.isPresent() ? address(id, place.getAsInt()) : address(id) + "/" + END;
  }

  private void open(PupilTask task, int place, BeforeEnterEvent event) {
    if (place >= task.states().size()) {
      event.rerouteToError(NotFoundException.class);
    } else if (tasks.way(task).allows(place)) {
      show(task, place);
    } else {
      event.forwardTo(next(task, tasks.way(task).first()));
    }
  }

  private void show(PupilTask task, int place) {
    AssignedItem item = task.assignment().plan().items().get(place);
    Drill drill = Items.drill(item.item());
    int solved = drill == null ? 0 : tasks.solved(task, drill);
    Way way = tasks.way(task);
    Div where = where(task, way, place, drill == null ? null : Math.min(solved, item.amount()));
    int left = item.amount() - solved;
    boolean last = way.isLast(place) && left <= 1;
    int stars = task.states().get(place).isDone() ? 0 : stars(task, place);
    Div desk =
        desks.open(
            item, stars, left, where, last, () -> goOn(task.assignment().id(), place, solved));
    removeAll();
    if (desk == null) {
      gone(task, place);
      return;
    }
    add(desk);
    String itemTitle = names.titles(List.of(item.item())).getOrDefault(item.item(), "");
    pageTitle = getTranslation("lesson.title", itemTitle, title);
    inBar = desk instanceof ExerciseDesk exercise ? exercise.starsInBar() : Optional.empty();
  }

  /** With so many stars an item is done. */
  private static int stars(PupilTask task, int place) {
    Plan plan = task.assignment().plan();
    return plan.requiredStars(plan.items().get(place));
  }

  private Optional<Component> note(PupilTask task) {
    boolean tooLate =
        task.isOver(clock.instant()) && !task.assignment().plan().terms().lateAllowed();
    if (!tooLate && !task.frame().archived()) {
      return Optional.empty();
    }
    var note = new Span(getTranslation(tooLate ? "work.over" : "work.archived"));
    note.addClassName("work-note");
    return Optional.of(note);
  }

  /**
   * Where it goes on is decided by what is in the log by now. Who skips a drill comes to the next
   * item, if the order allows it, and not to the same drill for ever.
   *
   * @param before how often the drill was solved before
   */
  private void goOn(AssignmentId id, int place, int before) {
    PupilTask now;
    try {
      now = tasks.open(id);
    } catch (NoSuchClass _) {
      takenBack();
      return;
    }
    Plan plan = now.assignment().plan();
    Drill drill = place < plan.items().size() ? Items.drill(plan.items().get(place).item()) : null;
    boolean again =
        drill != null
            && !now.states().get(place).isDone()
            && (plan.terms().inOrder() || tasks.solved(now, drill) > before);
    if (again) {
      show(now, place);
    } else {
      UI.getCurrent().navigate(next(now, tasks.way(now).after(place)));
    }
  }

  private Div where(PupilTask task, Way way, int place, @Nullable Integer solved) {
    Plan plan = task.assignment().plan();
    int of = plan.items().size();
    List<Component> more = new ArrayList<>();
    var count = new Span(getTranslation("lesson.count", place + 1, of));
    if (of <= PlaceDots.MOST) {
      Map<String, String> titles =
          names.titles(plan.items().stream().map(AssignedItem::item).toList());
      more.add(new PlaceDots(task, way, titles, place));
      count.addClassName(of <= PlaceDots.MOST_ON_PHONE ? "sr" : "only-phone");
    }
    more.add(count);
    AssignedItem item = plan.items().get(place);
    if (solved != null && item.amount() > 1) {
      more.add(new Span(getTranslation("work.drill", solved, item.amount())));
    }
    int needed = stars(task, place);
    if (needed > 1) {
      var stars = new Span(new Span(getTranslation("work.stars")));
      stars.add(new StarRow(needed, getTranslation("work.stars.label", needed)));
      stars.addClassName("stars-needed");
      more.add(stars);
    }
    note(task).ifPresent(more::add);
    return Occasion.line(plan.title(), more.toArray(Component[]::new));
  }

  /** While the pupil worked on it, the assignment was deleted, or the pupil left the class. */
  private void takenBack() {
    removeAll();
    add(
        new Closing(
            getTranslation("work.taken-back", title),
            getTranslation("work.taken-back.text"),
            Closing.way("me", getTranslation("work.tasks"), "fill")));
  }

  private void gone(PupilTask task, int place) {
    add(
        new Closing(
            getTranslation("work.gone"),
            getTranslation("work.gone.text"),
            Closing.way(
                next(task, tasks.way(task).after(place)), getTranslation("lesson.next"), "fill"),
            Closing.way("me", getTranslation("work.tasks"), "line")));
  }

  private void end(PupilTask task) {
    removeAll();
    OptionalInt first = tasks.way(task).first();
    int of = task.states().size();
    if (first.isEmpty()) {
      List<Component> ways = new ArrayList<>();
      tasks.due().stream()
          .findFirst()
          .ifPresent(
              next ->
                  ways.add(
                      Closing.way(
                          address(next.assignment().id()),
                          getTranslation("done.next", next.assignment().plan().title()),
                          "fill")));
      ways.add(Closing.way("me", getTranslation("work.tasks"), ways.isEmpty() ? "fill" : "line"));
      add(
          new Closing(
              getTranslation("work.done", title),
              getTranslation("work.done.text", task.done()),
              ways.toArray(Component[]::new)));
      return;
    }
    int left = of - task.done();
    String key =
        task.assignment().plan().terms().inOrder() ? "work.left.in-order" : "work.left.text";
    String text = getTranslation(key, left, first.getAsInt() + 1);
    int stars = stars(task, first.getAsInt());
    if (stars > 1) {
      text += " " + getTranslation("work.left.stars", stars);
    }
    add(
        new Closing(
            getTranslation("work.left", task.done(), of),
            text,
            Closing.way(next(task, first), getTranslation("done.goOn"), "fill"),
            Closing.way("me", getTranslation("work.tasks"), "line")));
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
