package org.queenside.school.assignment;

import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.school.roster.year.ClassPromotionContributor;
import org.queenside.store.JdbcRowMove;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** What happens to this package's tables when a learner's data is exported or a class promoted. */
@Component
record AssignmentLearnerRecords(JdbcClient jdbc)
    implements LearnerRecords, ClassPromotionContributor {

  private static final Map<String, String> QUERIES =
      Map.of(
          "assignment_draft",
              """
            select c.name as class, d.content, d.saved_at
            from assignment_draft d join school_class c on c.id = d.class_id
            where d.learner_id = ? order by d.saved_at""",
          "assignment_draft_pupil",
              """
            select c.name as class, d.saved_at
            from assignment_draft_pupil p
            join assignment_draft d on d.class_id = p.class_id and d.learner_id = p.teacher_id
            join school_class c on c.id = d.class_id
            where p.learner_id = ? order by d.saved_at""",
          "assignment_template",
              """
            select t.title, t.content, t.saved_at
            from assignment_template t where t.learner_id = ? order by t.saved_at, t.id""",
          "assignment_pupil",
              """
            select c.name as class, a.title, a.comment, a.begins, a.due
            from assignment_pupil p join assignment a on a.id = p.assignment_id
            join school_class c on c.id = a.class_id
            where p.learner_id = ? order by a.begins, a.id""",
          "final_states",
              """
            select c.name as class, a.title, f.due_at, f.states
            from final_states f join assignment a on a.id = f.assignment_id
            join school_class c on c.id = a.class_id
            where f.learner_id = ? order by f.due_at, a.id""");

  @Override
  public void mergeAccount(LearnerId from, LearnerId into) {
    new JdbcRowMove("assignment_pupil", List.of("assignment_id"))
        .run(jdbc, from.value(), into.value());
    new JdbcRowMove("assignment_draft_pupil", List.of("class_id", "teacher_id"))
        .run(jdbc, from.value(), into.value());
  }

  @Override
  public Map<String, String> queries() {
    return QUERIES;
  }

  /** Assignments stay with the old class. */
  @Override
  public List<String> tables() {
    return List.of("assignment", "assignment_draft");
  }
}
