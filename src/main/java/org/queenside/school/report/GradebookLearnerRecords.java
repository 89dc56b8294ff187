package org.queenside.school.report;

import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.store.JdbcRowMove;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The data about learners in this package's tables, for the export of a learner's data. */
@Component
record GradebookLearnerRecords(JdbcClient jdbc, GradebookRepository gradebook)
    implements LearnerRecords {

  @Override
  public void mergeAccount(LearnerId from, LearnerId into) {
    gradebook.joinComments(from, into);
    new JdbcRowMove("pupil_comment", List.of("class_id")).run(jdbc, from.value(), into.value());
  }

  @Override
  public Map<String, String> queries() {
    return Map.of(
        "pupil_comment",
        """
        select c.name as class, p.comment, p.written_at
        from pupil_comment p join school_class c on c.id = p.class_id
        where p.learner_id = ? order by p.written_at""");
  }
}
