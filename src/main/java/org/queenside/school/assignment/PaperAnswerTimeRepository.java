package org.queenside.school.assignment;

import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** When answers on paper were typed in, so that a state can say where the answer was given. */
@Repository
record PaperAnswerTimeRepository(JdbcClient jdbc) {

  Map<LearnerId, Map<String, Instant>> of(AssignmentId id) {
    return of(List.of(id)).getOrDefault(id, Map.of());
  }

  Map<AssignmentId, Map<LearnerId, Map<String, Instant>>> of(Collection<AssignmentId> ids) {
    Map<AssignmentId, Map<LearnerId, Map<String, Instant>>> typed = new HashMap<>();
    jdbc.sql(
            """
            select assignment_id, learner_id, item, typed_at from paper_answer
            where assignment_id = any(?)""")
        .param(ArrayParameter.column("bigint", ids.stream().map(AssignmentId::value).toList()))
        .query(
            row -> {
              typed
                  .computeIfAbsent(
                      new AssignmentId(row.getLong("assignment_id")), _ -> new HashMap<>())
                  .computeIfAbsent(
                      new LearnerId(JdbcValues.uuid(row, "learner_id")), _ -> new HashMap<>())
                  .put(row.getString("item"), JdbcValues.instant(row, "typed_at"));
            });
    return typed;
  }
}
