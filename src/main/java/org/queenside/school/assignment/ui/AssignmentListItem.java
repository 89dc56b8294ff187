package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import java.time.ZonedDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.Assignment;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentService;
import org.queenside.school.assignment.AssignmentTemplateService;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.ClassNotAssignableException;
import org.queenside.school.assignment.GoalProgress;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;
import org.queenside.school.roster.ui.AbstractClassView;
import org.queenside.store.ConflictException;
import org.queenside.store.RecordNotFoundException;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Checkbox;
import org.queenside.ui.CommaList;
import org.queenside.ui.Focus;
import org.queenside.ui.InlineQuestion;
import org.queenside.ui.LinkButton;
import org.queenside.ui.Markup;

/** An assignment in the list of its class, with its actions. */
final class AssignmentListItem extends ListItem {

  /** If there are more names than this, the rest is counted. */
  private static final int MAX_NAMES = 4;

  private final Assignment assignment;
  private final Context context;
  private final Div actions = Markup.div("ways");
  private final InlineQuestion question = new InlineQuestion();

  /** The values that all items of a page share. */
  record Context(
      ZonedDateTime now,
      boolean archived,
      List<Group> groups,
      List<Pupil> pupils,
      List<SchoolClass> classes,
      Map<AssignmentId, GoalProgress> goals,
      AssignmentService assignments,
      AssignmentTemplateService templates,
      Runnable redraw) {}

  AssignmentListItem(Assignment assignment, Context context) {
    this.assignment = assignment;
    this.context = context;
    AssignmentPlan plan = assignment.plan();
    GoalProgress goal = context.goals().get(assignment.id());
    // Nobody sees how much each pupil did for a shared goal, so it has no board.
    var title =
        goal == null ? new H3(new Anchor(address("/board/"), plan.title())) : new H3(plan.title());
    var words = Markup.div("words", title, line(plan));
    if (goal != null) {
      words.add(new GoalBar(goal));
    }
    add(words, actions, question);
    showActions();
  }

  private String address(String page) {
    return AbstractClassView.address(assignment.schoolClass(), page + assignment.id());
  }

  private Span line(AssignmentPlan plan) {
    var due = new DueDateFormatter(this::getTranslation, getLocale());
    ZonedDateTime now = context.now();
    AssignmentSchedule schedule = plan.schedule();
    boolean planned = schedule.begins().isAfter(now.toLocalDateTime());
    String when =
        planned
            ? getTranslation("assignments.when", due.begins(schedule, now), due.due(schedule, now))
            : due.due(schedule, now);
    return Markup.span(
        "when",
        getTranslation(
            "assignments.line",
            audience(plan.audience()),
            AssignmentSummaryText.tasks(plan.items(), this::getTranslation),
            when));
  }

  private String audience(Audience audience) {
    return switch (audience) {
      case Audience.WholeClass() -> getTranslation("assignments.whole-class");
      case Audience.Chosen(Set<GroupId> groups, Set<LearnerId> pupils) -> {
        List<String> names =
            Stream.concat(
                    context.groups().stream()
                        .filter(group -> groups.contains(group.id()))
                        .map(Group::name),
                    context.pupils().stream()
                        .filter(pupil -> pupils.contains(pupil.id()))
                        .map(Pupil::name))
                .toList();
        if (names.isEmpty()) {
          yield getTranslation("assignments.nobody");
        }
        String first = CommaList.of(names.stream().limit(MAX_NAMES).toList(), getLocale());
        yield names.size() <= MAX_NAMES
            ? first
            : getTranslation("assignments.more", first, names.size() - MAX_NAMES);
      }
    };
  }

  private void showActions() {
    actions.removeAll();
    if (assignment.plan().kind() == AssignmentKind.TASKS) {
      actions.add(LinkButton.text(address("/paper/"), "assignments.print"));
    }
    if (!context.archived()) {
      actions.addComponentAsFirst(
          LinkButton.text(AssignmentEditorView.address(assignment), "assignments.change"));
    }
    if (!context.classes().isEmpty()) {
      actions.add(
          new AssignmentCopyPanel(
              assignment, context.classes(), context.assignments(), this::showCopied));
    }
    if (!context.archived()) {
      actions.add(button("assignments.template", ButtonStyle.TEXT, _ -> saveTemplate()));
      actions.add(button("assignments.delete", ButtonStyle.DESTRUCTIVE, this::confirmDeletion));
    }
  }

  private void showCopied(List<SchoolClass> targets) {
    if (targets.stream().anyMatch(each -> each.id().equals(assignment.schoolClass()))) {
      context.redraw().run();
    } else {
      say(getTranslation("assignments.copied", targets.stream().map(SchoolClass::name).toList()));
    }
  }

  private void saveTemplate() {
    context.templates().save(assignment.schoolClass(), assignment.id());
    say(getTranslation("assignments.template.saved"));
  }

  private void say(String sentence) {
    showActions();
    var said = new Paragraph(sentence);
    actions.add(said);
    Focus.moveTo(said);
  }

  private void confirmDeletion(Button asker) {
    question.confirm(
        asker,
        getTranslation("assignments.delete.sure"),
        getTranslation("assignments.delete.yes"),
        getTranslation("assignments.delete.no"),
        this::delete);
  }

  private void delete() {
    try {
      context.assignments().delete(assignment);
      context.redraw().run();
    } catch (ConflictException _) {
      var reload = button("assignments.reload", ButtonStyle.OUTLINED, _ -> context.redraw().run());
      question.ask(reload, new Paragraph(getTranslation("assignments.delete.conflict")), reload);
      reload.focus();
    }
  }

  private Button button(String key, ButtonStyle style, Consumer<Button> action) {
    var button = new Button(style, getTranslation(key), action);
    button.setAriaLabel(
        getTranslation("mine.start.label", getTranslation(key), assignment.plan().title()));
    return button;
  }

  /** Copies an assignment into the classes that the teacher ticks. */
  private static final class AssignmentCopyPanel extends NativeDetails {

    private final Assignment assignment;
    private final AssignmentService assignments;
    private final Consumer<List<SchoolClass>> copied;
    private final Map<SchoolClass, Checkbox> boxes = new LinkedHashMap<>();
    private final Paragraph problem = Markup.paragraph("problem");
    private final Div ways = Markup.div("copy-ways");

    AssignmentCopyPanel(
        Assignment assignment,
        List<SchoolClass> classes,
        AssignmentService assignments,
        Consumer<List<SchoolClass>> copied) {
      this.assignment = assignment;
      this.assignments = assignments;
      this.copied = copied;
      addClassName("copies");
      setSummaryText(getTranslation("assignments.copy"));
      getSummary().addClassNames("btn", "text");
      problem.getElement().setAttribute("role", "alert");
      UnorderedList list = Markup.list("");
      for (SchoolClass each : classes) {
        var box = new Checkbox(each.name()).onChange(_ -> offer());
        boxes.put(each, box);
        list.add(Markup.item("", box));
      }
      setContent(
          new Div(new Paragraph(getTranslation("assignments.copy.about")), list, problem, ways));
    }

    private void offer() {
      ways.removeAll();
      List<SchoolClass> targets = targets();
      if (!targets.isEmpty()) {
        ways.add(Button.outlined("assignments.copy.now", this::copy, targets.size()));
      }
      if (targets.size() == 1) {
        ways.add(
            LinkButton.text(
                AssignmentEditorView.copy(assignment, targets.getFirst().id()),
                "assignments.copy.change"));
      }
    }

    private void copy() {
      List<SchoolClass> targets = targets();
      try {
        assignments.copy(assignment, targets.stream().map(SchoolClass::id).toList());
        copied.accept(targets);
      } catch (ClassNotAssignableException e) {
        problem.setText(AssignmentSaveAction.problem(e, targets));
      } catch (RecordNotFoundException _) {
        problem.setText(getTranslation("assign.gone"));
      }
    }

    private List<SchoolClass> targets() {
      return boxes.entrySet().stream()
          .filter(each -> each.getValue().isChecked())
          .map(Map.Entry::getKey)
          .toList();
    }
  }
}
