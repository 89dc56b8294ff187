package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.format.DateTimeParseException;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.queenside.school.assignment.AssignmentContent;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.AssignmentTemplate;
import org.queenside.school.assignment.Audience;
import org.queenside.ui.Button;
import org.queenside.ui.ButtonStyle;
import org.queenside.ui.Checkbox;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;
import org.queenside.ui.Select;
import org.queenside.ui.ToggleGroup;

/** Chooses a plan and its first day, and shows all dates before anything is created. */
final class TermPlanForm extends Div {

  private static final int MOST_WEEKS = 52;

  private static final LocalTime START = LocalTime.of(8, 0);
  private static final LocalTime END = LocalTime.of(18, 0);
  private static final List<Integer> DAYS = List.of(4, 6, 7);

  private final List<AssignmentContent> course;
  private final List<AssignmentTemplate> templates;
  private final LocalDateTime now;
  private final Set<AssignmentTemplate> chosen = new LinkedHashSet<>();
  private final Div choice = Markup.div("template-choice", "");
  private final FormField first;
  private final Select<Integer> days;
  private final OrderedList preview = new OrderedList();
  private final Paragraph problem = Markup.paragraph("problem");
  private final Button make = new Button(ButtonStyle.FILLED, "", this::submit);
  private BiConsumer<String, List<AssignmentPlan>> submit = (_, _) -> {};
  private boolean fromCourse = true;

  /** Creates the form; {@code now} is in the class's time zone. */
  TermPlanForm(
      List<AssignmentContent> course, List<AssignmentTemplate> templates, LocalDateTime now) {
    this.course = course;
    this.templates = templates.stream().filter(each -> !each.content().items().isEmpty()).toList();
    this.now = now;
    addClassName("term-form");
    if (!this.templates.isEmpty()) {
      var source = new ToggleGroup(getTranslation("term.source"));
      source.add(getTranslation("term.course", course.size()), true, () -> choose(true));
      source.add(getTranslation("term.templates"), false, () -> choose(false));
      choice.add(new Paragraph(getTranslation("term.templates.about")));
      this.templates.forEach(template -> choice.add(tick(template)));
      add(source, choice);
    }
    choice.setVisible(false);
    first =
        new FormField("term-first", getTranslation("term.first"))
            .with("type", "date")
            .with("max", "2999-12-31")
            .setValue(now.toLocalDate().with(TemporalAdjusters.next(DayOfWeek.MONDAY)).toString())
            .onChange(_ -> show());
    days =
        new Select<>(
                "term-days",
                getTranslation("term.days"),
                DAYS,
                count -> getTranslation("term.days.later", count))
            .onChange(_ -> show());
    problem.getElement().setAttribute("role", "alert");
    preview.addClassName("term-weeks");
    add(
        Markup.div("columns fields", first, days),
        new H2(getTranslation("term.preview")),
        preview,
        problem,
        Markup.div("go", make));
    show();
  }

  void onSubmit(BiConsumer<String, List<AssignmentPlan>> listener) {
    submit = listener;
  }

  private Checkbox tick(AssignmentTemplate template) {
    return new Checkbox(template.title())
        .onChange(
            taken -> {
              if (taken) {
                chosen.add(template);
              } else {
                chosen.remove(template);
              }
              show();
            });
  }

  private void choose(boolean builtIn) {
    fromCourse = builtIn;
    choice.setVisible(!builtIn);
    show();
  }

  private List<AssignmentContent> weeks() {
    return fromCourse
        ? course
        : chosen.stream().limit(MOST_WEEKS).map(AssignmentTemplate::content).toList();
  }

  private @Nullable LocalDate firstDay() {
    try {
      LocalDate day = LocalDate.parse(first.value());
      return day.isBefore(now.toLocalDate()) || day.getYear() > 2999 ? null : day;
    } catch (DateTimeParseException _) {
      return null;
    }
  }

  private List<AssignmentPlan> plans() {
    LocalDate start = firstDay();
    List<AssignmentPlan> plans = new ArrayList<>();
    if (start != null) {
      for (AssignmentContent week : weeks()) {
        LocalDate monday = start.plusWeeks(plans.size());
        plans.add(
            new AssignmentPlan(
                week,
                new Audience.WholeClass(),
                new AssignmentSchedule(
                    monday.atTime(START), monday.plusDays(days.value()).atTime(END))));
      }
    }
    return plans;
  }

  private void show() {
    List<AssignmentPlan> plans = plans();
    preview.removeAll();
    var dates = new DueDateFormatter(this::getTranslation, getLocale());
    for (AssignmentPlan plan : plans) {
      LocalDateTime due = plan.schedule().due();
      preview.add(
          new ListItem(
              Markup.span("title", plan.title()),
              new Span(
                  getTranslation(
                      "term.week",
                      AssignmentSummaryText.tasks(plan.items(), this::getTranslation),
                      dates.inWords(plan.schedule().begins(), now.toLocalDate()),
                      due == null ? "" : dates.inWords(due, now.toLocalDate())))));
    }
    problem.setText(
        firstDay() == null
            ? getTranslation("term.first.problem")
            : plans.isEmpty() ? getTranslation("term.templates.none") : "");
    make.setVisible(!plans.isEmpty());
    make.setText(getTranslation("term.make", plans.size()));
  }

  private void submit() {
    List<AssignmentPlan> plans = plans();
    if (!plans.isEmpty()) {
      submit.accept(
          fromCourse
              ? getTranslation("term.course", course.size())
              : getTranslation("term.own", plans.size()),
          plans);
    }
  }
}
