package org.queenside.paper;

import java.util.List;
import java.util.Map;
import org.queenside.learner.LearnerId;
import org.queenside.learner.LearnerRecords;
import org.queenside.learner.Rows;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What this room keeps about learners. */
@Component
class PaperRecords implements LearnerRecords {

  private final JdbcClient jdbc;

  PaperRecords(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Guests get no worksheets: what is typed in belongs to an account. */
  @Override
  public void merge(LearnerId guest, LearnerId into) {}

  @Override
  public Map<String, List<Map<String, Object>>> of(LearnerId learner) {
    return Map.of(
        "paper_answer",
        Rows.of(
            jdbc,
            """
            select item, answer, typed_at
            from paper_answer where learner_id = ? order by typed_at, item""",
            learner));
  }
}
