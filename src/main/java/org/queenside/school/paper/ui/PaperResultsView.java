package org.queenside.school.paper.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.paper.GradedAnswer;
import org.queenside.school.paper.PaperResultService;
import org.queenside.school.paper.WorksheetTask;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.SchoolClassService;
import org.queenside.store.ConflictException;
import org.queenside.store.NotSavedException;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Markup;
import org.queenside.ui.Notice;
import org.queenside.ui.ToggleGroup;

/** The page where a teacher types in results from paper. */
@Route("class/:class/paper/:assignment/results")
@RolesAllowed("TEACHER")
class PaperResultsView extends AbstractPaperView implements PaperResultCell.Handler {

  /** The number of tasks that fit side by side. */
  private static final int TASKS_IN_VIEW = 10;

  private final AssignmentService assignments;
  private final PaperResultService results;
  private final Deque<Typed> history = new ArrayDeque<>();
  private final H1 headline = new H1();
  private final Set<LearnerId> typedIn = new HashSet<>();
  private final Div slot = Markup.div("paper-grid-slot");
  private final Div task = Markup.div("now");
  private final Div message = Markup.div("said");
  private final Button undo = new Button(ButtonStyle.OUTLINED, "", () -> undo());
  private List<WorksheetTask> tasks = List.of();
  private @Nullable PaperResultGrid grid;

  /** A typed answer and the one it replaced. */
  private record Typed(Pupil pupil, WorksheetTask task, String before, String after) {}

  PaperResultsView(
      SchoolClassService classes, AssignmentService assignments, PaperResultService results) {
    super(classes, assignments);
    this.assignments = assignments;
    this.results = results;
    message.getElement().setAttribute("aria-live", "polite");
  }

  @Override
  void open(SchoolClass schoolClass, Assignment assignment, BeforeEnterEvent event) {
    tasks = results.worksheet(schoolClass.id(), assignment.id(), getLocale()).tasks();
    history.clear();
    offerUndo();
    var tools = Markup.div("row paper-tools results");
    if (tasks.size() > TASKS_IN_VIEW) {
      tools.add(blocks());
    }
    tools.add(Markup.div("ways", undo, way(Part.SHEET), way(Part.KEY)), help());
    show(headline, tools, slot, Markup.div("paper-line", task, message));
    showBlock(0);
  }

  private NativeDetails help() {
    return new NativeDetails(
        getTranslation("paper.help.open"),
        Markup.div(
            "help",
            new Paragraph(getTranslation("paper.help")),
            new Paragraph(getTranslation("paper.help.signs"))));
  }

  private ToggleGroup blocks() {
    var blocks = new ToggleGroup(getTranslation("paper.blocks"));
    for (int first = 0; first < tasks.size(); first += TASKS_IN_VIEW) {
      int from = first;
      int to = Math.min(first + TASKS_IN_VIEW, tasks.size());
      String name =
          to == from + 1 ? String.valueOf(to) : getTranslation("paper.block", from + 1, to);
      blocks.add(name, from == 0, () -> showBlock(from));
    }
    return blocks;
  }

  private void showBlock(int first) {
    task.removeAll();
    message.removeAll();
    slot.removeAll();
    List<Pupil> pupils = assignments.pupilsOf(assignment());
    if (tasks.isEmpty() || pupils.isEmpty()) {
      headline.setText(assignment().plan().title());
      slot.add(new Paragraph(getTranslation(tasks.isEmpty() ? "paper.nothing" : "paper.nobody")));
      return;
    }
    List<WorksheetTask> shown = tasks.subList(first, Math.min(first + TASKS_IN_VIEW, tasks.size()));
    var laid = new PaperResultGrid(pupils, shown, this);
    grid = laid;
    slot.add(laid);
    load();
    if (schoolClass().archived()) {
      laid.lock();
    }
  }

  private void load() {
    Map<LearnerId, Map<String, String>> typed =
        results.recordedAnswers(schoolClass().id(), assignment().id());
    if (grid != null) {
      grid.show(typed);
    }
    typedIn.clear();
    typed.forEach(
        (pupil, answers) -> {
          if (answers.values().stream().anyMatch(answer -> !answer.isEmpty())) {
            typedIn.add(pupil);
          }
        });
    sayHowMany();
  }

  private void sayHowMany() {
    headline.setText(
        getTranslation(
            "paper.results.now",
            assignment().plan().title(),
            typedIn.size(),
            assignments.pupilsOf(assignment()).size()));
  }

  @Override
  public void typed(PaperResultCell cell, String typed) {
    String before = cell.answer();
    if (save(cell.pupil(), cell.task(), before, typed)) {
      if (!typed.strip().equals(before)) {
        history.push(new Typed(cell.pupil(), cell.task(), before, typed.strip()));
        offerUndo();
      }
    }
  }

  /** Stores an answer and shows its grade. */
  private boolean save(Pupil pupil, WorksheetTask asked, String before, String typed) {
    String where = getTranslation("paper.cell", pupil.name(), asked.number());
    try {
      GradedAnswer graded =
          results.recordAnswer(
              schoolClass().id(), assignment().id(), pupil.id(), asked.item(), before, typed);
      if (grid != null) {
        grid.show(pupil.id(), asked.item(), typed.strip());
      }
      if (typed.isBlank()) {
        load();
      } else if (typedIn.add(pupil.id())) {
        sayHowMany();
      }
      showMessage(where, new GradeText(words()).describe(graded, asked));
      return true;
    } catch (ConflictException e) {
      load();
      showMessage(where, getTranslation("paper.conflict"));
    } catch (NotSavedException e) {
      showMessage(where, getTranslation("paper.unsaved"));
    }
    return false;
  }

  private void showMessage(String where, String sentence) {
    message.removeAll();
    message.add(Markup.span("who", where), Notice.rich(sentence));
  }

  @Override
  public void entered(PaperResultCell cell) {
    task.removeAll();
    WorksheetTask asked = cell.task();
    var right =
        Markup.span(
            "key",
            getTranslation(
                "paper.key.is", new AnswerKeyText(words()).describe(asked.answerKey(), asked)));
    task.add(
        Markup.span("number", String.valueOf(asked.number())),
        Notice.rich(asked.exercise().info().task()),
        right);
    if (cell.graded().grade() != GradedAnswer.Grade.EMPTY
        && cell.graded().grade() != GradedAnswer.Grade.RIGHT) {
      showMessage(
          getTranslation("paper.cell", cell.pupil().name(), asked.number()),
          new GradeText(words()).describe(cell.graded(), asked));
    }
  }

  private void undo() {
    if (!history.isEmpty()) {
      Typed last = history.pop();
      save(last.pupil(), last.task(), last.after(), last.before());
      offerUndo();
    }
  }

  private void offerUndo() {
    Typed last = history.peek();
    undo.setEnabled(last != null);
    undo.setText(
        last == null
            ? getTranslation("paper.undo")
            : getTranslation(
                "paper.undo.of",
                getTranslation("paper.cell", last.pupil().name(), last.task().number())));
  }

  @Override
  protected String headline() {
    return getTranslation("paper.results");
  }
}
