package org.queenside.school.report;

import java.util.Map;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** The data about learners in this package's tables, for the export of a learner's data. */
@Component
class GradebookLearnerRecords implements LearnerRecords {

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
