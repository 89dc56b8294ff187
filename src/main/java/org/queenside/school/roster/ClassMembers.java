package org.queenside.school.roster;

import java.util.List;
import org.queenside.identity.account.LearnerId;
import org.queenside.store.RecordNotFoundException;

/**
 * A class with its groups and pupils.
 *
 * @param groups by name
 * @param pupils by name
 */
public record ClassMembers(SchoolClass schoolClass, List<Group> groups, List<Pupil> pupils) {

  /** Copies the lists. */
  public ClassMembers {
    groups = List.copyOf(groups);
    pupils = List.copyOf(pupils);
  }

  /**
   * Returns a pupil of the class.
   *
   * @throws RecordNotFoundException if the class has no such pupil
   */
  Pupil pupil(LearnerId id) {
    return pupils.stream()
        .filter(each -> each.id().equals(id))
        .findFirst()
        .orElseThrow(
            () -> new RecordNotFoundException("pupil " + id + " of class " + schoolClass.id()));
  }
}
