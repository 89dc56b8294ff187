package org.queenside.identity.account;

import java.util.List;

/** What the identity packages need to know about classes. Implemented in {@code school.roster}. */
public interface ClassMembershipLookup {

  /**
   * Returns whether a learner is a pupil of a class. A pupil's teacher sets the name and the
   * password.
   */
  boolean isPupil(LearnerId learner);

  /** Returns the names of the classes that only this learner leads. */
  List<String> classesLedBy(LearnerId learner);
}
