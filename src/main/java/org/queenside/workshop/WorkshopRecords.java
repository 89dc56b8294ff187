package org.queenside.workshop;

import java.util.List;
import java.util.Map;
import org.queenside.learner.LearnerId;
import org.queenside.learner.LearnerRecords;
import org.queenside.learner.Rows;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What this room keeps about learners. */
@Component
class WorkshopRecords implements LearnerRecords {

  private final JdbcClient jdbc;

  WorkshopRecords(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Guests write no exercises. */
  @Override
  public void merge(LearnerId guest, LearnerId into) {}

  @Override
  public Map<String, List<Map<String, Object>>> of(LearnerId learner) {
    return Map.of(
        "own_exercise",
        Rows.of(
            jdbc,
            """
            select title, source, draft, shared, removed, changed_at
            from own_exercise where author_id = ? order by id""",
            learner));
  }
}
