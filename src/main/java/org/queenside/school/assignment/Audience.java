package org.queenside.school.assignment;

import java.util.Set;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.GroupId;
import org.queenside.school.roster.Pupil;

/** The pupils of a class an assignment is for. */
public sealed interface Audience {

  /** All pupils, including those who join later. */
  record WholeClass() implements Audience {}

  /** Some groups and pupils, including pupils who join one of the groups later. */
  record Chosen(Set<GroupId> groups, Set<LearnerId> pupils) implements Audience {

    /** Copies the sets. */
    public Chosen {
      groups = Set.copyOf(groups);
      pupils = Set.copyOf(pupils);
    }
  }

  default boolean includes(Pupil pupil) {
    return switch (this) {
      case WholeClass() -> true;
      case Chosen(Set<GroupId> groups, Set<LearnerId> pupils) ->
          pupils.contains(pupil.id()) || pupil.groups().stream().anyMatch(groups::contains);
    };
  }
}
