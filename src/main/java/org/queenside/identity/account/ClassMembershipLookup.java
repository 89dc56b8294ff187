package org.queenside.identity.account;

import java.util.List;

/** What ties an account to classes, of which this room knows nothing. */
public interface ClassMembershipLookup {

  /**
   * Returns whether somebody learns in a class: then whoever teaches it gives the name and the
   * password.
   */
  boolean isPupil(LearnerId learner);

  /** Returns the names of the classes that somebody leads, which nobody would lead any more. */
  List<String> classesLedBy(LearnerId learner);
}
