package org.queenside.assignment.ui;

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
import org.queenside.assignment.ItemNames;
import org.queenside.assignment.Plan;
import org.queenside.assignment.Terms;

/** The form of an assignment: what, for whom, when and how, and beside it what comes of it. */
final class AssignForm extends Div {

  private final Draft draft = new Draft();
  private final ItemNames names;
  private final Supplier<ZonedDateTime> now;
  private final AudienceChoice audience;
  private final TimesChoice times;
  private final WaysChoice ways;
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
  AssignForm(
      Shelf shelf, Start start, boolean isNew, Supplier<ZonedDateTime> now, Consumer<Plan> keep) {
    this.names = shelf.names();
    this.now = now;
    addClassName("assign-form");
    draft.fill(start.items());
    audience = new AudienceChoice(start.groups(), start.pupils(), start.audience(), this::show);
    times = new TimesChoice(start.terms(), isNew, now, this::show);
    ways = new WaysChoice(start, this::show);
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
            step("assign.what", new WhatChoice(shelf, draft, this::full)),
            step("assign.whom", audience),
            step("assign.when", times),
            step("assign.how", ways));
    steps.addClassName("steps");
    var side =
        new Aside(
            new H2(getTranslation("assign.chosen")),
            new ChosenList(draft, names),
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
    problem.setText(getTranslation("assign.full", Plan.MOST_ITEMS));
  }

  private void show() {
    problem.setText("");
    ways.suggestTitle(suggestion());
    Plan plan = plan();
    sum.setVisible(plan != null);
    if (plan != null) {
      sum.setText(
          new PlanSentence(this::getTranslation, getLocale())
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
  private @Nullable Plan plan() {
    if (problemKey() != null) {
      return null;
    }
    var begins = times.begins();
    return begins == null
        ? null
        : new Plan(
            ways.title(),
            ways.comment(),
            new Terms(
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

  private void submit(Consumer<Plan> keep) {
    String missing = problemKey();
    Plan plan = plan();
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
