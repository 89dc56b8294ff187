package org.queenside.school.assignment.ui;

import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.Audience;
import org.queenside.ui.Translator;

/** Summarizes an assignment in a few sentences for its teacher. */
record AssignmentSummaryText(Translator messages, Locale locale) {

  /** Returns the summary; {@code now} is in the class's time zone. */
  String of(AssignmentPlan plan, long pupils, ZonedDateTime now) {
    var dates = new DueDateFormatter(messages, locale);
    AssignmentSchedule schedule = plan.schedule();
    List<String> sentences = new ArrayList<>();
    boolean all = plan.audience() instanceof Audience.WholeClass;
    LocalDateTime here = now.toLocalDateTime();
    sentences.add(
        messages.translate(
            all ? "assign.sum.all" : "assign.sum.some",
            pupils,
            plan.items().size(),
            schedule.begins().isAfter(here)
                ? dates.begins(schedule, now)
                : messages.translate("assign.sum.now"),
            dates.due(schedule, now)));
    if (schedule.inOrder()) {
      sentences.add(messages.translate("assign.sum.in-order"));
    }
    if (schedule.requiredStars() > 1) {
      sentences.add(messages.translate("assign.sum.stars", schedule.requiredStars()));
    }
    if (schedule.due() != null) {
      sentences.add(
          messages.translate(schedule.lateAllowed() ? "assign.sum.late" : "assign.sum.not-late"));
    }
    if (schedule.afresh()) {
      sentences.add(messages.translate("assign.sum.afresh"));
    }
    return String.join(" ", sentences);
  }
}
