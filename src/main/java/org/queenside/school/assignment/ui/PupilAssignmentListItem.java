package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Span;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.ItemState;
import org.queenside.school.assignment.PupilAssignment;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.CompletionBar;
import org.queenside.ui.Icon;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** An assignment in a pupil's list. */
final class PupilAssignmentListItem extends ListItem {

  private static final String DONE = "done";
  private static final String OPEN = "open";

  private final PupilAssignment task;
  private final AssignmentPlan plan;

  private PupilAssignmentListItem(PupilAssignment task) {
    this.task = task;
    this.plan = task.assignment().plan();
  }

  static PupilAssignmentListItem due(
      PupilAssignment task,
      Instant now,
      boolean several,
      boolean first,
      @Nullable Component board) {
    var entry = new PupilAssignmentListItem(task);
    var words = Markup.div("words", new H2(entry.plan.title()), entry.when(now, several));
    entry.addComment(words);
    words.add(entry.progress());
    boolean begun = task.states().stream().anyMatch(state -> state != ItemState.OPEN);
    String label = entry.getTranslation(begun ? "done.goOn" : "mine.start");
    var go =
        new LinkButton(first ? ButtonStyle.FILLED : ButtonStyle.OUTLINED, entry.address(), label);
    go.setAriaLabel(entry.getTranslation("mine.start.label", label, entry.plan.title()));
    if (board != null) {
      entry.addClassName("with-board");
      entry.add(board);
    }
    entry.add(words, go);
    return entry;
  }

  /** Today's puzzles, of which the pupil has {@code solved} some. */
  static PupilAssignmentListItem today(
      PupilAssignment task, int solved, Instant now, boolean several, boolean first) {
    var entry = new PupilAssignmentListItem(task);
    int wanted = task.assignment().plan().items().getLast().amount();
    int reached = Math.min(solved, wanted);
    boolean done = reached == wanted;
    var words = Markup.div("words", new H2(entry.plan.title()), entry.when(now, several));
    entry.addComment(words);
    words.add(
        progress(
            IntStream.range(0, wanted).mapToObj(each -> each < reached ? DONE : OPEN).toList(),
            entry.getTranslation(done ? "mine.daily.done" : "mine.daily.count", reached, wanted)));
    entry.add(words);
    if (!done) {
      entry.add(
          new LinkButton(
              first ? ButtonStyle.FILLED : ButtonStyle.OUTLINED,
              entry.address(),
              entry.getTranslation("mine.daily.go")));
    }
    return entry;
  }

  private void addComment(Div words) {
    if (!plan.comment().isEmpty()) {
      words.add(Markup.paragraph("comment", plan.comment()));
    }
  }

  static PupilAssignmentListItem over(PupilAssignment task, Instant now, boolean several) {
    var entry = new PupilAssignmentListItem(task);
    var title = new H3(new Anchor(entry.address(), entry.plan.title()));
    title.addComponentAsFirst((task.isDone() ? Icon.TICK : Icon.CLOCK).draw());
    title.setClassName("over", !task.isDone());
    entry.add(Markup.div("words", title, entry.when(now, several), entry.progress()));
    return entry;
  }

  private String address() {
    return PupilAssignmentView.address(task.assignment().id());
  }

  private Span when(Instant now, boolean several) {
    ZonedDateTime here = now.atZone(task.schoolClass().zone());
    var dates = new DueDateFormatter(this::getTranslation, getLocale());
    LocalDateTime due = plan.schedule().due();
    String when =
        plan.kind() == AssignmentKind.DAILY && due != null && !task.isOver(now)
            ? getTranslation(
                "mine.daily.until", dates.dayInWords(due.toLocalDate(), here.toLocalDate()))
            : dates.due(plan.schedule(), here);
    if (several) {
      when = getTranslation("mine.of-class", task.schoolClass().name(), when);
    }
    if (task.schoolClass().archived()) {
      when = getTranslation("mine.archived", when);
    } else if (task.isOver(now) && task.isDue(now)) {
      when = getTranslation("mine.late", when);
    }
    var span = Markup.span("when", when);
    span.setClassName("late", task.isOver(now) && task.isDue(now));
    return span;
  }

  private Div progress() {
    List<String> squares = new ArrayList<>();
    for (int place = 0; place < task.states().size(); place++) {
      int solved = task.solved().get(place);
      int tasks = plan.kind() == AssignmentKind.TASKS ? plan.items().get(place).amount() : 1;
      boolean open = tasks > 1 || task.states().get(place) == ItemState.OPEN;
      squares.addAll(Collections.nCopies(solved, DONE));
      squares.addAll(Collections.nCopies(tasks - solved, open ? OPEN : "begun"));
    }
    return progress(squares, getTranslation("mine.count", task.done(), plan.tasks()));
  }

  /** A square for each task, or a bar; the text beside it says the same. */
  private static Div progress(List<String> squares, String text) {
    if (squares.size() > ItemStatusLine.MOST_DOTS) {
      var bar = new CompletionBar(Collections.frequency(squares, DONE), squares.size());
      return Markup.div("progress", bar, new Span(text));
    }
    var dots = Markup.div("task-dots");
    dots.getElement().setAttribute("aria-hidden", "true");
    squares.forEach(each -> dots.add(Markup.span(each, "")));
    return Markup.div("progress", dots, new Span(text));
  }
}
