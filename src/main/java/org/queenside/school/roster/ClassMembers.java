package org.queenside.school.roster;

import java.util.List;

/**
 * A class with its groups and pupils, as they were read together.
 *
 * @param groups by name
 * @param pupils by name
 */
public record ClassMembers(SchoolClass schoolClass, List<Group> groups, List<Pupil> pupils) {

  /** Creates the members. */
  public ClassMembers {
    groups = List.copyOf(groups);
    pupils = List.copyOf(pupils);
  }
}
