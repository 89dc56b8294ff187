package org.queenside.school.assignment;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** When answers on paper were typed in, so that a state can say where the answer was given. */
@Repository
class TypedAnswerRepository {

  private final JdbcClient jdbc;

  TypedAnswerRepository(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Reads the times by pupil and item. */
  Map<LearnerId, Map<String, Instant>> of(AssignmentId id) {
    Map<LearnerId, Map<String, Instant>> typed = new HashMap<>();
    jdbc.sql("select learner_id, item, typed_at from paper_answer where assignment_id = ?")
        .param(id.value())
        .query(
            row -> {
              typed
                  .computeIfAbsent(
                      new LearnerId(JdbcValues.uuid(row, "learner_id")), _ -> new HashMap<>())
                  .put(row.getString("item"), JdbcValues.instant(row, "typed_at"));
            });
    return typed;
  }
}
