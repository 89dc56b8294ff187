package org.queenside.school.paper;

import java.time.Clock;
import java.util.HashMap;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.assignment.AssignmentId;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/** Stores the answers typed in from paper. Callers check access, and write in a transaction. */
@Repository
record PaperAnswerRepository(JdbcClient jdbc, Clock clock) {

  /** Returns all answers to an assignment, by pupil and item. */
  Map<LearnerId, Map<String, String>> of(AssignmentId assignment) {
    Map<LearnerId, Map<String, String>> answers = new HashMap<>();
    jdbc.sql("select learner_id, item, answer from paper_answer where assignment_id = ?")
        .param(assignment.value())
        .query(
            row -> {
              answers
                  .computeIfAbsent(
                      new LearnerId(JdbcValues.uuid(row, "learner_id")), _ -> new HashMap<>())
                  .put(row.getString("item"), row.getString("answer"));
            });
    return answers;
  }

  /** Returns one answer; empty if there is none. */
  String find(AssignmentId assignment, LearnerId pupil, String item) {
    return jdbc.sql(
            """
            select answer from paper_answer
            where assignment_id = ? and learner_id = ? and item = ?""")
        .params(assignment.value(), pupil.value(), item)
        .query(String.class)
        .optional()
        .orElse("");
  }

  /** Replaces an answer; an empty one deletes it. */
  void put(AssignmentId assignment, LearnerId pupil, String item, String answer) {
    if (answer.isEmpty()) {
      jdbc.sql("delete from paper_answer where assignment_id = ? and learner_id = ? and item = ?")
          .params(assignment.value(), pupil.value(), item)
          .update();
    } else {
      JdbcUpsert.into("paper_answer")
          .key("assignment_id", assignment.value())
          .key("learner_id", pupil.value())
          .key("item", item)
          .set("answer", answer)
          .set("typed_at", JdbcValues.timestamp(clock.instant()))
          .run(jdbc);
    }
  }
}
