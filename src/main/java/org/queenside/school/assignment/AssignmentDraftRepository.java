package org.queenside.school.assignment;

import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.ArrayParameter;
import org.queenside.store.JdbcUpsert;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import tools.jackson.databind.json.JsonMapper;

/** The drafts of assignments in the database. Callers check access. */
@Repository
record AssignmentDraftRepository(JdbcClient jdbc, Clock clock) {

  private static final JsonMapper JSON = JsonMapper.shared();

  @Nullable AssignmentDraft find(ClassId schoolClass, LearnerId teacher) {
    List<String> found =
        jdbc.sql("select content from assignment_draft where class_id = ? and learner_id = ?")
            .params(schoolClass.value(), teacher.value())
            .query(String.class)
            .list();
    return found.isEmpty()
        ? null
        : JSON.readValue(found.getFirst(), AssignmentDraft.class)
            .with(pupils(schoolClass, teacher));
  }

  private Set<LearnerId> pupils(ClassId schoolClass, LearnerId teacher) {
    return jdbc
        .sql("select learner_id from assignment_draft_pupil where class_id = ? and teacher_id = ?")
        .params(schoolClass.value(), teacher.value())
        .query((row, _) -> new LearnerId(JdbcValues.uuid(row, "learner_id")))
        .list()
        .stream()
        .collect(Collectors.toSet());
  }

  /** Saves a draft, replacing the previous one. Called in a transaction. */
  void save(ClassId schoolClass, LearnerId teacher, AssignmentDraft draft) {
    // Pupils are in a separate table, so that a deleted pupil leaves nothing behind in a draft.
    JdbcUpsert.into("assignment_draft")
        .key("class_id", schoolClass.value())
        .key("learner_id", teacher.value())
        .set("content", JSON.writeValueAsString(draft.with(Set.of())))
        .set("saved_at", JdbcValues.timestamp(clock.instant()))
        .run(jdbc);
    jdbc.sql("delete from assignment_draft_pupil where class_id = ? and teacher_id = ?")
        .params(schoolClass.value(), teacher.value())
        .update();
    if (!draft.pupils().isEmpty()) {
      jdbc.sql(
              """
              insert into assignment_draft_pupil (class_id, teacher_id, learner_id)
              select m.class_id, cast(? as uuid), m.learner_id from class_pupil m
              where m.class_id = ? and m.learner_id = any(?)""")
          .params(
              teacher.value(),
              schoolClass.value(),
              ArrayParameter.ofIds(draft.pupils(), LearnerId::value))
          .update();
    }
  }

  void delete(ClassId schoolClass, LearnerId teacher) {
    jdbc.sql("delete from assignment_draft where class_id = ? and learner_id = ?")
        .params(schoolClass.value(), teacher.value())
        .update();
  }
}
