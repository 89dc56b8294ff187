package org.queenside.school.authoring;

import java.util.Map;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** The personal data of teachers who write exercises. */
@Component
class OwnExerciseLearnerRecords implements LearnerRecords {

  @Override
  public Map<String, String> queries() {
    return Map.of(
        "own_exercise",
        """
        select title, source, draft, shared, removed, changed_at
        from own_exercise where author_id = ? order by id""");
  }
}
