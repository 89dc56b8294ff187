package org.queenside.assignment.ui;

import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.queenside.assignment.Audience;
import org.queenside.assignment.Plan;
import org.queenside.assignment.Terms;
import org.queenside.look.Words;

/** Says in a few sentences what an assignment will do, for who is about to make it. */
final class PlanSentence {

  private final Words words;
  private final DueWords dueWords;

  PlanSentence(Words words, Locale locale) {
    this.words = words;
    this.dueWords = new DueWords(words, locale);
  }

  /**
   * Returns the sentences.
   *
   * @param pupils for how many pupils it is at the moment
   * @param now in the class's time zone
   */
  String of(Plan plan, long pupils, ZonedDateTime now) {
    Terms terms = plan.terms();
    List<String> sentences = new ArrayList<>();
    boolean all = plan.audience() instanceof Audience.WholeClass;
    LocalDateTime here = now.toLocalDateTime();
    sentences.add(
        words.say(
            all ? "assign.sum.all" : "assign.sum.some",
            pupils,
            plan.items().size(),
            terms.begins().isAfter(here)
                ? dueWords.begins(terms, now)
                : words.say("assign.sum.now"),
            dueWords.due(terms, now)));
    if (terms.inOrder()) {
      sentences.add(words.say("assign.sum.in-order"));
    }
    if (terms.requiredStars() > 1) {
      sentences.add(words.say("assign.sum.stars", terms.requiredStars()));
    }
    if (terms.due() != null) {
      sentences.add(words.say(terms.lateAllowed() ? "assign.sum.late" : "assign.sum.not-late"));
    }
    if (terms.afresh()) {
      sentences.add(words.say("assign.sum.afresh"));
    }
    return String.join(" ", sentences);
  }
}
