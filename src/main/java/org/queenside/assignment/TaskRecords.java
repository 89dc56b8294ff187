package org.queenside.assignment;

import java.util.List;
import java.util.Map;
import org.queenside.learner.LearnerId;
import org.queenside.learner.LearnerRecords;
import org.queenside.learner.Rows;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What this room keeps about learners. */
@Component
class TaskRecords implements LearnerRecords {

  private final JdbcClient jdbc;

  TaskRecords(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Nothing is assigned to guests. */
  @Override
  public void merge(LearnerId guest, LearnerId into) {}

  @Override
  public Map<String, List<Map<String, Object>>> of(LearnerId learner) {
    return Map.of(
        "assignment_pupil",
        Rows.of(
            jdbc,
            """
            select c.name as class, a.title, a.comment, a.begins, a.due
            from assignment_pupil p join assignment a on a.id = p.assignment_id
            join school_class c on c.id = a.class_id
            where p.learner_id = ? order by a.begins, a.id""",
            learner));
  }
}
