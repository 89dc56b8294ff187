package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentDraft;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.SchoolClass;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/**
 * The form of an assignment in four steps: what, for whom, when and how. A summary of the result is
 * beside them.
 */
final class AssignmentForm extends Div {

  private final ItemSelection selection = new ItemSelection();
  private final ItemTitleResolver titles;
  private final Supplier<ZonedDateTime> now;
  private final AudienceFields audience;
  private final ScheduleFields scheduleFields;
  private final AssignmentDetailsFields details;
  private final AssignmentStep what;
  private final AssignmentStep whom;
  private final AssignmentStep when;
  private final AssignmentStep how;
  private final Paragraph summary = Markup.paragraph("sum");
  private final Paragraph problem = Markup.paragraph("problem");
  private final Div notice = new Div();
  private final Button saveButton;
  private Consumer<AssignmentDraft> changed = _ -> {};

  /** Creates the form; {@code now} is in the class's time zone. */
  AssignmentForm(
      AssignmentCatalog catalog,
      AssignmentDraft start,
      ClassMembers members,
      boolean isNew,
      List<SchoolClass> otherClasses,
      Supplier<ZonedDateTime> now,
      BiConsumer<AssignmentPlan, List<SchoolClass>> save) {
    this.titles = catalog.titles();
    this.now = now;
    addClassName("assign-form");
    selection.fill(start.content().items());
    audience = new AudienceFields(start, members, otherClasses, this::show);
    scheduleFields = new ScheduleFields(start, isNew, now, this::show);
    details = new AssignmentDetailsFields(start.content(), this::show);
    selection.onChange(this::show);
    selection.onFull(this::full);
    saveButton = Button.filled(isNew ? "assign.give" : "assign.save", () -> submit(save));
    summary.getElement().setAttribute("aria-live", "polite");
    problem.getElement().setAttribute("role", "alert");
    what = new AssignmentStep(1, "assign.what", new ItemPicker(catalog, selection));
    whom = new AssignmentStep(2, "assign.whom", audience);
    when = new AssignmentStep(3, "assign.when", scheduleFields);
    how = new AssignmentStep(4, "assign.how", details);
    what.leadTo(whom, "assign.whom");
    whom.leadTo(when, "assign.when");
    when.leadTo(how, "assign.how");
    (start.content().items().isEmpty() ? what : isNew ? whom : how).setOpen(true);
    var side =
        new Aside(
            new H2(getTranslation("assign.chosen")),
            new SelectedItemsList(selection, titles, catalog.exercises()),
            summary,
            notice,
            problem,
            saveButton);
    add(Markup.div("steps", what, whom, when, how), side);
    show();
  }

  void onChange(Consumer<AssignmentDraft> listener) {
    changed = listener;
  }

  private AssignmentDraft draft(String title) {
    return new AssignmentDraft(
        details.content(title, selection.items(), scheduleFields.lateAllowed()),
        scheduleFields.begins(),
        scheduleFields.due(),
        audience.isWholeClass(),
        audience.groups(),
        audience.pupils(),
        audience.otherClasses().stream().map(SchoolClass::id).collect(Collectors.toSet()));
  }

  private void full() {
    problem.setText(getTranslation("assign.full", AssignmentPlan.MOST_ITEMS));
  }

  private void show() {
    problem.setText("");
    details.suggestTitle(suggestion());
    details.show(selection.kind());
    scheduleFields.show(selection.kind());
    what.summarize(whatSummary());
    whom.summarize(audience.summary());
    when.summarize(scheduleFields.summary());
    how.summarize(details.title().isBlank() ? "" : details.summary());
    AssignmentPlan plan = plan();
    summary.setVisible(plan != null);
    if (plan != null) {
      summary.setText(
          new AssignmentSummaryText(this::getTranslation, getLocale())
              .of(plan, audience.count(), now.get()));
    }
    changed.accept(draft(details.typedTitle()));
  }

  private String whatSummary() {
    if (selection.size() == 0) {
      return getTranslation("assign.nothing");
    }
    String tasks = AssignmentSummaryText.tasks(selection.items(), this::getTranslation);
    return selection.kind() == AssignmentKind.TASKS
        ? getTranslation("assign.what.chosen", tasks, suggestion())
        : tasks;
  }

  private String suggestion() {
    var sections = selection.sections();
    return switch (sections.size()) {
      case 0 -> "";
      case 1 -> titles.section(sections.getFirst());
      case 2 ->
          getTranslation(
              "assign.title.two",
              titles.section(sections.getFirst()),
              titles.section(sections.getLast()));
      default ->
          getTranslation(
              "assign.title.more", titles.section(sections.getFirst()), sections.size() - 1);
    };
  }

  /** Returns the plan as entered, or null if something is missing. */
  private @Nullable AssignmentPlan plan() {
    return firstProblem() == null ? draft(details.title()).plan() : null;
  }

  /** What is missing or wrong, and the step where it can be fixed. */
  private record Problem(String key, AssignmentStep step) {}

  private @Nullable Problem firstProblem() {
    if (selection.size() == 0) {
      return new Problem("assign.missing.items", what);
    }
    if (!audience.isChosen()) {
      return new Problem("assign.missing.whom", whom);
    }
    String ofTimes = scheduleFields.problemKey();
    if (ofTimes != null) {
      return new Problem(ofTimes, when);
    }
    String ofDetails = details.problemKey();
    return ofDetails == null ? null : new Problem(ofDetails, how);
  }

  private void submit(BiConsumer<AssignmentPlan, List<SchoolClass>> save) {
    Problem first = firstProblem();
    AssignmentPlan plan = plan();
    if (first != null) {
      problem.setText(getTranslation(first.key()));
      first.step().show();
    } else if (plan != null) {
      problem.setText("");
      save.accept(plan, audience.otherClasses());
    }
  }

  /** Shows why the assignment can't be saved, with buttons for what to do. The input is kept. */
  void warn(Component... content) {
    notice.removeAll();
    notice.addClassNames("box", "notice");
    notice.getElement().setAttribute("role", "alert");
    notice.add(content);
    // If there are other buttons, saving again would just fail again.
    saveButton.setVisible(content.length == 1);
  }

  /**
   * One step of the form: its name, a short summary of what is chosen, and the fields. Opening a
   * step closes the others.
   */
  private static final class AssignmentStep extends NativeDetails {

    /** The browser keeps only one of the elements with this name open. */
    private static final String GROUP = "assignment-step";

    private final Span chosen = Markup.span("chosen", "");
    private final Div body;

    AssignmentStep(int number, String key, Component fields) {
      addClassName("step");
      getElement().setAttribute("name", GROUP);
      var heading =
          new H2(Markup.span("number", String.valueOf(number)), new Span(getTranslation(key)));
      getSummary().add(heading, chosen);
      body = Markup.div("step-body", fields);
      setContent(body);
    }

    void leadTo(AssignmentStep next, String key) {
      body.add(Button.outlined("assign.next", next::show, getTranslation(key)));
    }

    void summarize(String text) {
      chosen.setText(text);
    }

    void show() {
      setOpen(true);
      getSummary().getElement().executeJs("this.parentElement.open = true; this.focus()");
    }
  }
}
