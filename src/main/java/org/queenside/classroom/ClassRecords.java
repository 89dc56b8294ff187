package org.queenside.classroom;

import java.util.List;
import java.util.Map;
import org.queenside.learner.LearnerId;
import org.queenside.learner.LearnerRecords;
import org.queenside.learner.Rows;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What this room keeps about learners. */
@Component
class ClassRecords implements LearnerRecords {

  private final JdbcClient jdbc;

  ClassRecords(JdbcClient jdbc) {
    this.jdbc = jdbc;
  }

  /** Guests are in no class. */
  @Override
  public void merge(LearnerId guest, LearnerId into) {}

  @Override
  public Map<String, List<Map<String, Object>>> of(LearnerId learner) {
    return Map.of(
        "class_pupil",
        rows(
            """
            select c.name as class, p.card, p.joined_at
            from class_pupil p join school_class c on c.id = p.class_id
            where p.learner_id = ? order by p.joined_at""",
            learner),
        "class_group_pupil",
        rows(
            """
            select c.name as class, g.name as group_name
            from class_group_pupil m join class_group g on g.id = m.group_id
            join school_class c on c.id = g.class_id
            where m.learner_id = ? order by c.name, g.name""",
            learner),
        "class_instructor",
        rows(
            """
            select c.name as class, t.leads
            from class_instructor t join school_class c on c.id = t.class_id
            where t.learner_id = ? order by c.name""",
            learner),
        "class_offer",
        rows(
            """
            select c.name as class, o.offered_by, o.expires_at
            from class_offer o join school_class c on c.id = o.class_id
            where o.learner_id = ? order by c.name""",
            learner));
  }

  private List<Map<String, Object>> rows(String query, LearnerId learner) {
    return Rows.of(jdbc, query, learner);
  }
}
