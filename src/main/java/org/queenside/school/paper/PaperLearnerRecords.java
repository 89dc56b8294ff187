package org.queenside.school.paper;

import java.util.Map;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** The personal data in paper results. */
@Component
class PaperLearnerRecords implements LearnerRecords {

  private static final Map<String, String> QUERIES =
      Map.ofEntries(
          Map.entry(
              "paper_answer",
              """
            select item, answer, typed_at
            from paper_answer where learner_id = ? order by typed_at, item"""));

  @Override
  public Map<String, String> queries() {
    return QUERIES;
  }
}
