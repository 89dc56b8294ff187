package org.queenside.school.assignment.ui;

import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.DailyPuzzles;
import org.queenside.school.assignment.DailyPuzzlesService;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;
import org.queenside.ui.Button;
import org.queenside.ui.FormField;
import org.queenside.ui.Markup;

/** Sets a class's daily puzzles, and shows on how many days each pupil did them. */
final class DailyPuzzlesPanel extends AbstractClassTargetPanel {

  private static final int DEFAULT_AMOUNT = 5;
  private static final int DEFAULT_WEEKS = 4;

  private final ClassId schoolClass;
  private final List<Pupil> pupils;
  private final LocalDate today;
  private final DailyPuzzlesService daily;

  DailyPuzzlesPanel(
      ClassId schoolClass, List<Pupil> pupils, LocalDate today, DailyPuzzlesService daily) {
    super("daily", "daily-puzzles");
    this.schoolClass = schoolClass;
    this.pupils = pupils;
    this.today = today;
    this.daily = daily;
    show();
  }

  @Override
  void addContent() {
    DailyPuzzles wanted = daily.of(schoolClass);
    if (wanted == null || wanted.last().isBefore(today)) {
      showForm();
    } else {
      showWanted(wanted);
    }
  }

  private void showForm() {
    var amount =
        new AmountField("daily-amount", getTranslation("daily.amount"), 1, DailyPuzzles.MOST);
    amount.set(DEFAULT_AMOUNT);
    var last =
        new FormField("daily-last", getTranslation("daily.last"))
            .with("type", "date")
            .with("max", "2999-12-31")
            .setValue(today.plusWeeks(DEFAULT_WEEKS).toString());
    add(
        Markup.paragraph("note", getTranslation("daily.about")),
        Markup.div("columns fields", amount, last),
        Button.outlined("daily.set", () -> set(amount, last)));
  }

  private void set(AmountField amount, FormField last) {
    amount.clearError();
    last.clearError();
    LocalDate end = day(last.value());
    if (amount.amount() == 0) {
      amount.showError(getTranslation("daily.amount.problem", DailyPuzzles.MOST));
    } else if (end == null) {
      last.showError(getTranslation("daily.last.problem"));
    } else {
      attempt(() -> daily.set(schoolClass, amount.amount(), end));
    }
  }

  private @Nullable LocalDate day(String text) {
    try {
      LocalDate day = LocalDate.parse(text);
      return day.isBefore(today) || day.getYear() > 2999 ? null : day;
    } catch (DateTimeParseException _) {
      return null;
    }
  }

  private void showWanted(DailyPuzzles wanted) {
    var dates = new DueDateFormatter(this::getTranslation, getLocale());
    add(
        new Paragraph(
            getTranslation(
                "daily.wanted", wanted.amount(), dates.dayInWords(wanted.last(), today))),
        days(wanted));
    addClearing(() -> daily.clear(schoolClass));
  }

  /** Counting reads weeks of answers, so it's only done when the teacher asks. */
  private NativeDetails days(DailyPuzzles wanted) {
    var days = new NativeDetails(getTranslation("daily.days"));
    int soFar = wanted.daysUntil(today).size();
    days.addToggleListener(
        _ -> {
          if (days.isOpen() && days.getContent() == null) {
            Map<LearnerId, Integer> done = daily.daysDone(schoolClass, wanted);
            days.setContent(
                Markup.list(
                    "rows apart",
                    pupils.stream()
                        .map(
                            pupil ->
                                Markup.item(
                                    "",
                                    new Span(pupil.name()),
                                    new Span(
                                        getTranslation(
                                            "daily.days.count",
                                            done.getOrDefault(pupil.id(), 0),
                                            soFar))))));
          }
        });
    return days;
  }
}
