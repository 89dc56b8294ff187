package org.queenside.school.roster;

import java.util.Set;
import org.queenside.identity.account.LearnerId;

/**
 * A pupil of a class.
 *
 * @param name the first name or an alias
 * @param signInName empty for assistants
 * @param card the number of the pupil's card in this class, from 1; 0 for assistants
 */
public record Pupil(LearnerId id, String name, String signInName, int card, Set<GroupId> groups) {
  public Pupil {
    groups = Set.copyOf(groups);
  }

  /** Returns the pupil without what the login card says, for assistants. */
  Pupil withoutCard() {
    return new Pupil(id, name, "", 0, groups);
  }
}
