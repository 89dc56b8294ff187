package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.time.ZonedDateTime;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.ItemTitleResolver;
import org.queenside.ui.Button;
import org.queenside.ui.Markup;

/** The form of an assignment: items, audience, schedule and details, with a summary beside it. */
final class AssignmentForm extends Div {

  private final ItemSelection selection = new ItemSelection();
  private final ItemTitleResolver titles;
  private final Supplier<ZonedDateTime> now;
  private final AudienceFields audience;
  private final ScheduleFields scheduleFields;
  private final AssignmentDetailsFields details;
  private final Paragraph summary = Markup.paragraph("sum");
  private final Paragraph problem = Markup.paragraph("problem");
  private final Div notice = new Div();
  private final Button saveButton;

  /**
   * Creates the form.
   *
   * @param catalog the sources of items
   * @param start the initial values
   * @param isNew whether the assignment has not been saved yet
   * @param now the current time in the class's time zone
   * @param save saves the plan
   */
  AssignmentForm(
      AssignmentCatalog catalog,
      AssignmentFormData start,
      boolean isNew,
      Supplier<ZonedDateTime> now,
      Consumer<AssignmentPlan> save) {
    this.titles = catalog.titles();
    this.now = now;
    addClassName("assign-form");
    selection.fill(start.items());
    audience = new AudienceFields(start.groups(), start.pupils(), start.audience(), this::show);
    scheduleFields = new ScheduleFields(start.schedule(), isNew, now, this::show);
    details = new AssignmentDetailsFields(start, this::show);
    selection.onChange(this::show);
    saveButton = Button.filled(isNew ? "assign.give" : "assign.save", () -> submit(save));
    summary.getElement().setAttribute("aria-live", "polite");

    problem.getElement().setAttribute("role", "alert");
    var steps =
        Markup.div(
            "steps",
            step("assign.what", new ItemPicker(catalog, selection, this::full)),
            step("assign.whom", audience),
            step("assign.when", scheduleFields),
            step("assign.how", details));
    var side =
        new Aside(
            new H2(getTranslation("assign.chosen")),
            new SelectedItemsList(selection, titles),
            summary,
            notice,
            problem,
            saveButton);
    add(steps, side);
    show();
  }

  private Section step(String key, Component content) {
    return new Section(new H2(getTranslation(key)), content);
  }

  private void full() {
    problem.setText(getTranslation("assign.full", AssignmentPlan.MOST_ITEMS));
  }

  private void show() {
    problem.setText("");
    details.suggestTitle(suggestion());
    AssignmentPlan plan = plan();
    summary.setVisible(plan != null);
    if (plan != null) {
      summary.setText(
          new AssignmentSummaryText(this::getTranslation, getLocale())
              .of(plan, audience.count(), now.get()));
    }
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
    if (problemKey() != null) {
      return null;
    }
    var begins = scheduleFields.begins();
    return begins == null
        ? null
        : new AssignmentPlan(
            details.title(),
            details.comment(),
            new AssignmentSchedule(
                begins,
                scheduleFields.due(),
                scheduleFields.lateAllowed(),
                details.inOrder(),
                details.afresh(),
                details.requiredStars()),
            audience.value(),
            selection.items());
  }

  /** Returns the message key of the first problem on the page; null if there is none. */
  private @Nullable String problemKey() {
    if (selection.size() == 0) {
      return "assign.missing.items";
    }
    if (!audience.isChosen()) {
      return "assign.missing.whom";
    }
    String ofTimes = scheduleFields.problemKey();
    return ofTimes == null ? details.problemKey() : ofTimes;
  }

  private void submit(Consumer<AssignmentPlan> save) {
    String missing = problemKey();
    AssignmentPlan plan = plan();
    if (missing != null || plan == null) {
      problem.setText(missing == null ? "" : getTranslation(missing));
      return;
    }
    problem.setText("");
    save.accept(plan);
  }

  /** Shows why the assignment can't be saved, with buttons for what to do. The input stays. */
  void warn(Component... content) {
    notice.removeAll();
    notice.addClassName("notice");
    notice.getElement().setAttribute("role", "alert");
    notice.add(content);
    // If there are other buttons, saving again would only fail again.
    saveButton.setVisible(content.length == 1);
  }
}
