package org.queenside.school.paper;

import java.util.List;
import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.queenside.store.JdbcRowMove;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Component;

/** The personal data in paper results. */
@Component
record PaperLearnerRecords(JdbcClient jdbc) implements LearnerRecords {

  @Override
  public void mergeAccount(LearnerId from, LearnerId into) {
    new JdbcRowMove("paper_answer", List.of("assignment_id", "item"))
        .run(jdbc, from.value(), into.value());
  }

  @Override
  public Map<String, String> queries() {
    return Map.of(
        "paper_answer",
        """
        select item, answer, typed_at
        from paper_answer where learner_id = ? order by typed_at, item""");
  }
}
