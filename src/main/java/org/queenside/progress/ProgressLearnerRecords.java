package org.queenside.progress;

import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.stereotype.Component;

/**
 * What this package stores about learners. It is merged first, because other packages read the
 * merged log.
 */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
record ProgressLearnerRecords(AttemptLogService log, ExaminationRepository examinations)
    implements LearnerRecords {

  private static final Map<String, String> QUERIES =
      Map.ofEntries(
          Map.entry(
              "attempt",
              """
            select made_at, item, position, tried, outcome, reason, misconception, wrong, hints,
              millis, stars
            from attempt where learner_id = ? order by seq"""),
          Map.entry(
              "progress",
              """
            select item, best_stars, done_at, tries, last_at, last_outcome, last_wrong, last_hints,
              solved_at, solved_stars, solved_hints, fewest_hints
            from progress where learner_id = ? order by item"""),
          Map.entry(
              "misconception",
              """
            select misconception, item, position, tried, times, first_at, last_at
            from misconception where learner_id = ? order by misconception, item, tried"""),
          Map.entry("examination", "select begun_at, marks from examination where learner_id = ?"),
          Map.entry(
              "diploma",
              "select passed_at, correct, tasks, name from diploma where learner_id = ?"));

  /** The attempts of both are ordered by time, and everything else is recomputed from them. */
  @Override
  public void merge(LearnerId guest, LearnerId into) {
    log.merge(guest, into);
    examinations.merge(guest, into);
  }

  @Override
  public Map<String, String> queries() {
    return QUERIES;
  }
}
