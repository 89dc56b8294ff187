package org.queenside.school.report;

import java.util.Map;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.LearnerRecords;
import org.springframework.stereotype.Component;

/** That parents can see a learner's page, for the export of the learner's data. */
@Component
class ParentLearnerRecords implements LearnerRecords {

  private final ParentLinkRepository links;

  ParentLearnerRecords(ParentLinkRepository links) {
    this.links = links;
  }

  /**
   * The links of an account that leaves end before its places in classes, on which they depend, are
   * given to another account.
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
