package org.queenside.classroom;

import java.util.List;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

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
