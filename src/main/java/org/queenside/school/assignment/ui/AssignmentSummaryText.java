package org.queenside.school.assignment.ui;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentKind;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.Audience;
import org.queenside.school.assignment.CompletionRules;
import org.queenside.ui.Translator;

/** Summarizes an assignment in a few sentences for its teacher. */
record AssignmentSummaryText(Translator messages, Locale locale) {

  /** Returns the summary; {@code now} is in the class's time zone. */
  String of(AssignmentPlan plan, long pupils, ZonedDateTime now) {
    var dates = new DueDateFormatter(messages, locale);
    AssignmentSchedule schedule = plan.schedule();
    List<String> sentences = new ArrayList<>();
    boolean all = plan.audience() instanceof Audience.WholeClass;
    boolean daily = plan.kind() == AssignmentKind.DAILY;
    LocalDateTime here = now.toLocalDateTime();
    LocalDate today = now.toLocalDate();
    sentences.add(
        messages.translate(
            all ? "assign.sum.all" : "assign.sum.some",
            pupils,
            tasks(plan.items(), messages),
            !schedule.begins().isAfter(here)
                ? messages.translate("assign.sum.now")
                : daily
                    ? messages.translate(
                        "assign.sum.from-day",
                        dates.dayInWords(schedule.begins().toLocalDate(), today))
                    : dates.begins(schedule, now),
            daily && schedule.due() != null
                ? messages.translate(
                    "assign.sum.until-day", dates.dayInWords(schedule.due().toLocalDate(), today))
                : dates.due(schedule, now)));
    if (plan.kind() == AssignmentKind.TASKS) {
      addRules(plan, sentences);
    }
    return String.join(" ", sentences);
  }

  private void addRules(AssignmentPlan plan, List<String> sentences) {
    CompletionRules rules = plan.rules();
    if (rules.inOrder()) {
      sentences.add(messages.translate("assign.sum.in-order"));
    }
    if (rules.requiredStars() > 1) {
      sentences.add(messages.translate("assign.sum.stars", rules.requiredStars()));
    }
    if (plan.schedule().due() != null) {
      sentences.add(
          messages.translate(rules.lateAllowed() ? "assign.sum.late" : "assign.sum.not-late"));
    }
    if (rules.afresh()) {
      sentences.add(messages.translate("assign.sum.afresh"));
    }
  }

  /** Says how much there is to do, as in "12 tasks" or "5 puzzles every school day". */
  static String tasks(List<AssignedItem> items, Translator messages) {
    AssignedItem first = items.getFirst();
    return switch (first.kind()) {
      case TASKS ->
          messages.translate("assign.tasks", items.stream().mapToInt(AssignedItem::amount).sum());
      case DAILY -> messages.translate("assign.tasks.daily", first.amount());
      case TOGETHER ->
          messages.translate(
              first.item().equals(AssignedItem.PUZZLES_TOGETHER)
                  ? "assign.tasks.mates-together"
                  : "assign.tasks.together",
              first.amount());
    };
  }
}
