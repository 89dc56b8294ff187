package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Aside;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.time.ZonedDateTime;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.ItemTitleResolver;

/** The form of an assignment: what, for whom, when and how, and beside it what comes of it. */
final class AssignmentForm extends Div {

  private final ItemSelection draft = new ItemSelection();
  private final ItemTitleResolver names;
  private final Supplier<ZonedDateTime> now;
  private final AudienceFields audience;
  private final ScheduleFields times;
  private final AssignmentDetailsFields ways;
  private final Paragraph sum = new Paragraph();
  private final Paragraph problem = new Paragraph();
  private final Div notice = new Div();
  private final NativeButton save;

  /**
   * Creates the form.
   *
   * @param shelf everything there is to choose from
   * @param start what is filled in at first
   * @param isNew whether nothing is kept of it yet
   * @param now the present time where the class is
   * @param keep takes the finished plan
   */
  AssignmentForm(
      AssignmentCatalog shelf,
      AssignmentFormData start,
      boolean isNew,
      Supplier<ZonedDateTime> now,
      Consumer<AssignmentPlan> keep) {
    this.names = shelf.names();
    this.now = now;
    addClassName("assign-form");
    draft.fill(start.items());
    audience = new AudienceFields(start.groups(), start.pupils(), start.audience(), this::show);
    times = new ScheduleFields(start.terms(), isNew, now, this::show);
    ways = new AssignmentDetailsFields(start, this::show);
    draft.onChange(this::show);
    save = new NativeButton(getTranslation(isNew ? "assign.give" : "assign.save"));
    save.addClassNames("btn", "fill");
    save.addClickListener(click -> submit(keep));
    sum.addClassName("sum");
    sum.getElement().setAttribute("aria-live", "polite");
    problem.addClassName("problem");
    problem.getElement().setAttribute("role", "alert");
    var steps =
        new Div(
            step("assign.what", new ItemPicker(shelf, draft, this::full)),
            step("assign.whom", audience),
            step("assign.when", times),
            step("assign.how", ways));
    steps.addClassName("steps");
    var side =
        new Aside(
            new H2(getTranslation("assign.chosen")),
            new SelectedItemsList(draft, names),
            sum,
            notice,
            problem,
            save);
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
    ways.suggestTitle(suggestion());
    AssignmentPlan plan = plan();
    sum.setVisible(plan != null);
    if (plan != null) {
      sum.setText(
          new AssignmentSummaryText(this::getTranslation, getLocale())
              .of(plan, audience.count(), now.get()));
    }
  }

  private String suggestion() {
    var sections = draft.sections();
    return switch (sections.size()) {
      case 0 -> "";
      case 1 -> names.section(sections.getFirst());
      case 2 ->
          getTranslation(
              "assign.title.two",
              names.section(sections.getFirst()),
              names.section(sections.getLast()));
      default ->
          getTranslation(
              "assign.title.more", names.section(sections.getFirst()), sections.size() - 1);
    };
  }

  /** The plan as it stands, or null if something is missing. */
  private @Nullable AssignmentPlan plan() {
    if (problemKey() != null) {
      return null;
    }
    var begins = times.begins();
    return begins == null
        ? null
        : new AssignmentPlan(
            ways.title(),
            ways.comment(),
            new AssignmentSchedule(
                begins,
                times.due(),
                times.lateAllowed(),
                ways.inOrder(),
                ways.afresh(),
                ways.requiredStars()),
            audience.value(),
            draft.items());
  }

  /** What is missing first, going down the page; null if nothing is. */
  private @Nullable String problemKey() {
    if (draft.size() == 0) {
      return "assign.missing.items";
    }
    if (!audience.isChosen()) {
      return "assign.missing.whom";
    }
    String ofTimes = times.problemKey();
    return ofTimes == null ? ways.problemKey() : ofTimes;
  }

  private void submit(Consumer<AssignmentPlan> keep) {
    String missing = problemKey();
    AssignmentPlan plan = plan();
    if (missing != null || plan == null) {
      problem.setText(missing == null ? "" : getTranslation(missing));
      return;
    }
    problem.setText("");
    keep.accept(plan);
  }

  /** Shows what stands in the way of keeping it, with ways out. What was typed stays. */
  void warn(Component... words) {
    notice.removeAll();
    notice.addClassName("notice");
    notice.getElement().setAttribute("role", "alert");
    notice.add(words);
    // Where there are ways out, the button that led here would only lead here again.
    save.setVisible(words.length == 1);
  }
}
