package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentDraft;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.ItemResolver;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.school.roster.ClassMembers;
import org.queenside.school.roster.SchoolClass;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/**
 * The form of an assignment: what to choose from, and beside it what is chosen, for whom and until
 * when. What is usual is folded away.
 */
final class AssignmentForm extends Div {

  private final ItemSelection selection = new ItemSelection();
  private final ItemTitleResolver titles;
  private final Supplier<ZonedDateTime> now;
  private final AudienceFields audience;
  private final ScheduleFields scheduleFields;
  private final AssignmentDetailsFields details;
  private final ItemPicker what;
  private final NativeDetails more;
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
    what = new ItemPicker(catalog, selection);
    more =
        new NativeDetails(
            getTranslation("assign.more"),
            new Div(scheduleFields.more(), details, audience.more()));
    var side =
        new Aside(
            new H2(getTranslation("assign.chosen")),
            Markup.div(
                "chosen",
                new SelectedItemsList(selection, titles, catalog.exercises()),
                audience,
                scheduleFields,
                more),
            Markup.div("go", summary, notice, problem, saveButton));
    add(what, side);
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
    AssignmentPlan plan = plan();
    summary.setVisible(plan != null);
    if (plan != null) {
      String text =
          new AssignmentSummaryText(this::getTranslation, getLocale())
              .of(plan, audience.count(), now.get());
      List<String> others = audience.otherClasses().stream().map(SchoolClass::name).toList();
      summary.setText(
          others.isEmpty() ? text : text + " " + getTranslation("assign.sum.classes", others));
    }
    changed.accept(draft(details.typedTitle()));
  }

  private String suggestion() {
    List<AssignedItem> items = selection.items();
    if (items.size() == 1 && ItemResolver.drill(items.getFirst().item()) != null) {
      return titles.title(items.getFirst().item(), getLocale());
    }
    var sections = selection.sections();
    return switch (sections.size()) {
      case 0 -> "";
      case 1 -> titles.section(sections.getFirst(), getLocale());
      case 2 ->
          getTranslation(
              "assign.title.two",
              titles.section(sections.getFirst(), getLocale()),
              titles.section(sections.getLast(), getLocale()));
      default ->
          getTranslation(
              "assign.title.more",
              titles.section(sections.getFirst(), getLocale()),
              sections.size() - 1);
    };
  }

  /** Returns the plan as entered, or null if something is missing. */
  private @Nullable AssignmentPlan plan() {
    return firstProblem() == null ? draft(details.title()).plan() : null;
  }

  /** What is missing or wrong, and the fields where it can be fixed. */
  private record Problem(String key, Component fields) {}

  private @Nullable Problem firstProblem() {
    if (selection.size() == 0) {
      return new Problem("assign.missing.items", what);
    }
    if (!audience.isChosen()) {
      return new Problem("assign.missing.whom", audience);
    }
    String ofTimes = scheduleFields.problemKey();
    if (ofTimes != null) {
      return new Problem(
          ofTimes,
          ofTimes.equals("assign.missing.begins") ? scheduleFields.more() : scheduleFields);
    }
    String ofDetails = details.problemKey();
    return ofDetails == null ? null : new Problem(ofDetails, details);
  }

  private void submit(BiConsumer<AssignmentPlan, List<SchoolClass>> save) {
    Problem first = firstProblem();
    AssignmentPlan plan = plan();
    if (first != null) {
      problem.setText(getTranslation(first.key()));
      lead(first.fields());
    } else if (plan != null) {
      problem.setText("");
      save.accept(plan, audience.otherClasses());
    }
  }

  /** Opens what is folded around the fields, and moves the focus to the first of them. */
  private void lead(Component fields) {
    if (fields.equals(details) || fields.equals(scheduleFields.more())) {
      more.setOpen(true);
    }
    fields
        .getElement()
        .executeJs(
            """
            this.closest('details')?.setAttribute('open', '');
            this.querySelector('input, select, button')?.focus()""");
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
}
