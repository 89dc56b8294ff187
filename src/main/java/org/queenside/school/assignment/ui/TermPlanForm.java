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
import java.time.Month;
import java.time.MonthDay;
import java.time.format.DateTimeParseException;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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

/**
 * Chooses a plan and its first day, and shows all dates before anything is created. A week without
 * school is unticked; what was in it comes a week later.
 */
final class TermPlanForm extends Div {

  private static final int MOST_WEEKS = 52;

  /** How many weeks may be skipped; with more, the dates are a mistake. */
  private static final int MOST_SKIPPED = 26;

  private static final LocalTime START = LocalTime.of(8, 0);
  private static final LocalTime END = LocalTime.of(18, 0);
  private static final List<Integer> DAYS = List.of(4, 6, 7);

  private final List<AssignmentContent> course;
  private final List<AssignmentTemplate> templates;
  private final LocalDateTime now;
  private final Set<AssignmentTemplate> chosen = new LinkedHashSet<>();

  /** The first days of the weeks without school. */
  private final Set<LocalDate> skipped = new TreeSet<>();

  private final Div choice = Markup.div("template-choice", "");
  private final FormField first;
  private final Select<Integer> days;
  private final OrderedList preview = new OrderedList();
  private final Map<LocalDate, Checkbox> weeks = new HashMap<>();
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
            .onChange(
                _ -> {
                  skipped.clear();
                  show();
                });
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
        Markup.paragraph("note", getTranslation("term.preview.about")),
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
    LocalDate first = firstDay();
    List<AssignmentPlan> plans = new ArrayList<>();
    if (first != null) {
      LocalDate monday = first;
      for (AssignmentContent week : weeks()) {
        while (skipped.contains(monday)) {
          monday = monday.plusWeeks(1);
        }
        plans.add(
            new AssignmentPlan(
                week,
                new Audience.WholeClass(),
                new AssignmentSchedule(
                    monday.atTime(START), monday.plusDays(days.value()).atTime(END))));
        monday = monday.plusWeeks(1);
      }
    }
    return plans;
  }

  private void skip(LocalDate monday, boolean isSkipped) {
    if (!isSkipped) {
      skipped.remove(monday);
    } else if (skipped.size() < MOST_SKIPPED) {
      skipped.add(monday);
    }
    show();
    Checkbox tick = weeks.get(monday);
    if (tick != null) {
      tick.focus();
    }
  }

  private void show() {
    List<AssignmentPlan> plans = plans();
    preview.removeAll();
    weeks.clear();
    Map<LocalDate, AssignmentPlan> byWeek = new TreeMap<>();
    plans.forEach(plan -> byWeek.put(plan.schedule().begins().toLocalDate(), plan));
    LocalDate monday = plans.isEmpty() ? null : firstDay();
    LocalDate last = plans.isEmpty() ? null : plans.getLast().schedule().begins().toLocalDate();
    while (monday != null && !monday.isAfter(last)) {
      preview.add(week(monday, byWeek.get(monday)));
      monday = monday.plusWeeks(1);
    }
    problem.setText(
        firstDay() == null
            ? getTranslation("term.first.problem")
            : plans.isEmpty() ? getTranslation("term.templates.none") : "");
    make.setVisible(!plans.isEmpty());
    make.setText(getTranslation("term.make", plans.size()));
  }

  /** Almost no school has lessons on these days; all other holidays differ too much. */
  private static boolean isHoliday(LocalDate day) {
    MonthDay date = MonthDay.from(day);
    return date.equals(MonthDay.of(Month.DECEMBER, 25))
        || date.equals(MonthDay.of(Month.JANUARY, 1));
  }

  /** A week of the preview; {@code plan} is null if there is no school. */
  private ListItem week(LocalDate monday, @Nullable AssignmentPlan plan) {
    var dates = new DueDateFormatter(this::getTranslation, getLocale());
    LocalDate today = now.toLocalDate();
    LocalDateTime due = plan == null ? null : plan.schedule().due();
    String text =
        plan == null
            ? getTranslation("term.skipped", dates.dayInWords(monday, today))
            : getTranslation(
                "term.week",
                AssignmentSummaryText.tasks(plan.items(), this::getTranslation),
                dates.dayInWords(monday, today),
                due == null ? "" : dates.inWords(due, today));
    Optional<LocalDate> holiday =
        monday.datesUntil(monday.plusWeeks(1)).filter(TermPlanForm::isHoliday).findFirst();
    var words =
        Markup.div(
            "",
            Markup.span("title", plan == null ? getTranslation("term.none") : plan.title()),
            new Span(text));
    holiday.ifPresent(
        day ->
            words.add(
                Markup.span(
                    "holiday", getTranslation("term.holiday", dates.dayInWords(day, today)))));
    var tick = new Checkbox(words).set(plan != null).onChange(taken -> skip(monday, !taken));
    weeks.put(monday, tick);
    var item = new ListItem(tick);
    item.setClassName("skipped", plan == null);
    return item;
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
