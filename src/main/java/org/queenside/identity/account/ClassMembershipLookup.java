package org.queenside.identity.account;

import java.util.List;

/** What the identity packages need to know about classes; {@code school.roster} answers. */
public interface ClassMembershipLookup {

  /**
   * Returns whether a learner is a pupil of a class. Then the teacher sets the name and the
   * password.
   */
  boolean isPupil(LearnerId learner);

  /** Returns the names of the classes that would have no leader without this learner. */
  List<String> classesLedBy(LearnerId learner);
}
