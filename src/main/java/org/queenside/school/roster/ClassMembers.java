package org.queenside.school.roster;

import java.util.List;
import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.RecordNotFoundException;

/**
 * A class with its groups and pupils.
 *
 * @param groups by name
 * @param pupils by name
 * @param here the pupils who are here: they have done something or opened a page within the last
 *     minutes
 */
public record ClassMembers(
    SchoolClass schoolClass, List<Group> groups, List<Pupil> pupils, Set<LearnerId> here) {
  public ClassMembers {
    groups = List.copyOf(groups);
    pupils = List.copyOf(pupils);
    here = Set.copyOf(here);
  }

  /** Returns a pupil of the class. */
  public Pupil pupil(LearnerId id) {
    return pupils.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> new RecordNotFoundException("pupil " + id + " of class " + schoolClass.id()));
  }
}
