package org.queenside.school.assignment;

import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;

/** For whom something is in a class. */
public sealed interface Audience {

  /** Everybody, whoever joins later among them. */
  record WholeClass() implements Audience {}

  /**
   * Some of the class. Whoever joins one of the groups later is among them; when groups and pupils
   * are gone, nobody is.
   *
   * @param groups whole groups
   * @param pupils single pupils besides
   */
  record Chosen(Set<GroupId> groups, Set<LearnerId> pupils) implements Audience {

    /** Copies the sets. */
    public Chosen {
      groups = Set.copyOf(groups);
      pupils = Set.copyOf(pupils);
    }
  }

  /** Whether it is for a pupil of the class. */
  default boolean includes(Pupil pupil) {
    return switch (this) {
      case WholeClass() -> true;
      case Chosen(Set<GroupId> groups, Set<LearnerId> pupils) ->
          pupils.contains(pupil.id()) || pupil.groups().stream().anyMatch(groups::contains);
    };
  }
}
