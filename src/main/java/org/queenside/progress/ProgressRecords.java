package org.queenside.progress;

import java.util.List;
import java.util.Map;
import org.queenside.learner.LearnerId;
import org.queenside.learner.LearnerRecords;
import org.queenside.learner.Rows;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What this room keeps about learners. It comes first: other rooms read the log put together. */
@Component
@Order(Ordered.HIGHEST_PRECEDENCE)
class ProgressRecords implements LearnerRecords {

  private final JdbcClient jdbc;
  private final AttemptLog log;
  private final ExaminationTable examinations;

  ProgressRecords(JdbcClient jdbc, AttemptLog log, ExaminationTable examinations) {
    this.jdbc = jdbc;
    this.log = log;
    this.examinations = examinations;
  }

  /** The order of the log is that of time for both together, so all else follows from it. */
  @Override
  public void merge(LearnerId guest, LearnerId into) {
    log.give(guest, into);
    examinations.give(guest, into);
  }

  @Override
  public Map<String, List<Map<String, Object>>> of(LearnerId learner) {
    return Map.of(
        "attempt",
        rows(
            """
            select made_at, item, position, tried, outcome, reason, misconception, wrong, hints,
              millis, stars
            from attempt where learner_id = ? order by seq""",
            learner),
        "progress",
        rows(
            """
            select item, best_stars, done_at, tries, last_at, last_outcome, last_wrong, last_hints,
              solved_at, solved_stars, solved_hints
            from progress where learner_id = ? order by item""",
            learner),
        "belief",
        rows(
            """
            select misconception, item, position, tried, times, first_at, last_at
            from belief where learner_id = ? order by misconception, item, tried""",
            learner),
        "examination",
        rows("select begun_at, marks from examination where learner_id = ?", learner),
        "diploma",
        rows("select passed_at, correct, tasks, name from diploma where learner_id = ?", learner));
  }

  private List<Map<String, Object>> rows(String query, LearnerId learner) {
    return Rows.of(jdbc, query, learner);
  }
}
