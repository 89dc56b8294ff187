package org.queenside.school.assignment;

import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.store.JdbcValues;
import org.springframework.jdbc.core.RowMapper;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The templates of assignments in the database. Callers check access. */
@Repository
record AssignmentTemplateRepository(JdbcClient jdbc, Clock clock) {

  private static final JsonMapper JSON = JsonMapper.shared();

  /** Matches templates saved by the teacher or by another teacher of the class. */
  private static final String OF_TEACHERS =
      """
      select t.id, t.title, t.content, t.learner_id, a.name
      from assignment_template t join account a on a.learner_id = t.learner_id
      where (t.learner_id = ?
        or t.learner_id in (select i.learner_id from class_instructor i where i.class_id = ?))\s""";

  /** The templates for a class, by title. */
  List<AssignmentTemplate> of(ClassId schoolClass, LearnerId teacher) {
    return jdbc.sql(OF_TEACHERS + "order by lower(t.title), t.id")
        .params(teacher.value(), schoolClass.value())
        .query(row(teacher))
        .list();
  }

  Optional<AssignmentTemplate> find(ClassId schoolClass, LearnerId teacher, long id) {
    return jdbc.sql(OF_TEACHERS + "and t.id = ?")
        .params(teacher.value(), schoolClass.value(), id)
        .query(row(teacher))
        .optional();
  }

  void add(LearnerId teacher, AssignmentPlan plan) {
    jdbc.sql(
            """
            insert into assignment_template (learner_id, title, content, saved_at)
            values (?, ?, ?, ?)""")
        .params(
            teacher.value(),
            plan.title(),
            JSON.writeValueAsString(plan.content()),
            JdbcValues.timestamp(clock.instant()))
        .update();
  }

  boolean delete(LearnerId teacher, long id) {
    return jdbc.sql("delete from assignment_template where id = ? and learner_id = ?")
            .params(id, teacher.value())
            .update()
        == 1;
  }

  private static RowMapper<AssignmentTemplate> row(LearnerId teacher) {
    return (row, _) ->
        new AssignmentTemplate(
            row.getLong("id"),
            row.getString("name"),
            JdbcValues.uuid(row, "learner_id").equals(teacher.value()),
            content(row.getString("title"), row.getString("content")));
  }

  /** The title is in a column of its own; some templates don't repeat it in their content. */
  private static AssignmentContent content(String title, String json) {
    ObjectNode content = (ObjectNode) JSON.readTree(json);
    return JSON.treeToValue(content.put("title", title), AssignmentContent.class);
  }
}
