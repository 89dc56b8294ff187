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

/** Says in a few sentences what an assignment will do, for who is about to make it. */
final class AssignmentSummaryText {

  private final Translator words;
  private final DueDateFormatter dueWords;

  AssignmentSummaryText(Translator words, Locale locale) {
    this.words = words;
    this.dueWords = new DueDateFormatter(words, locale);
  }

  /**
   * Returns the sentences.
   *
   * @param pupils for how many pupils it is at the moment
   * @param now in the class's time zone
   */
  String of(AssignmentPlan plan, long pupils, ZonedDateTime now) {
    AssignmentSchedule terms = plan.terms();
    List<String> sentences = new ArrayList<>();
    boolean all = plan.audience() instanceof Audience.WholeClass;
    LocalDateTime here = now.toLocalDateTime();
    sentences.add(
        words.translate(
            all ? "assign.sum.all" : "assign.sum.some",
            pupils,
            plan.items().size(),
            terms.begins().isAfter(here)
                ? dueWords.begins(terms, now)
                : words.translate("assign.sum.now"),
            dueWords.due(terms, now)));
    if (terms.inOrder()) {
      sentences.add(words.translate("assign.sum.in-order"));
    }
    if (terms.requiredStars() > 1) {
      sentences.add(words.translate("assign.sum.stars", terms.requiredStars()));
    }
    if (terms.due() != null) {
      sentences.add(
          words.translate(terms.lateAllowed() ? "assign.sum.late" : "assign.sum.not-late"));
    }
    if (terms.afresh()) {
      sentences.add(words.translate("assign.sum.afresh"));
    }
    return String.join(" ", sentences);
  }
}
