package org.queenside.school.live;

import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.store.JdbcRowMove;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The data about learners in this package's tables, for the export of a learner's data. */
@Component
record LiveLessonLearnerRecords(JdbcClient jdbc) implements LearnerRecords {

  @Override
  public void mergeAccount(LearnerId from, LearnerId into) {
    new JdbcRowMove("live_answer", List.of("lesson_id", "number"))
        .run(jdbc, from.value(), into.value());
  }

  @Override
  public Map<String, String> queries() {
    return Map.of(
        "live_answer",
        """
        select c.name as class, q.item, a.answer, a.is_right, a.answered_at
        from live_answer a join live_question q on q.lesson_id = a.lesson_id and q.number = a.number
          join live_lesson l on l.id = a.lesson_id join school_class c on c.id = l.class_id
        where a.learner_id = ? order by a.answered_at""");
  }
}
