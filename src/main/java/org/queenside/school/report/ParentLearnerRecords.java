package org.queenside.school.report;

import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** Adds to the export of a learner's data that parents can see the learner's page. */
@Component
record ParentLearnerRecords(ParentLinkRepository links) implements LearnerRecords {

  /**
   * When an account is merged away, its links are deleted before its class memberships, on which
   * they depend, are moved to the other account.
   */
  @Override
  public void merge(LearnerId guest, LearnerId into) {
    links.removeAll(guest);
  }

  @Override
  public Map<String, String> queries() {
    return Map.of(
        "parent_link",
        """
        select c.name as class, l.made_at
        from parent_link l join school_class c on c.id = l.class_id
        where l.learner_id = ? order by l.made_at""");
  }
}
