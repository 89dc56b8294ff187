package org.queenside.assignment;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.classroom.GroupId;
import org.queenside.learner.LearnerId;

/**
 * What an instructor decides about an assignment.
 *
 * @param title what pupils read; at most 100 characters
 * @param comment what the instructor says about it; at most 1,000 characters, perhaps none
 * @param begins from when pupils see it, in the class's time zone
 * @param due until when it is to be done, in the class's time zone; null for no end
 * @param lateAllowed whether what is done after that still counts
 * @param inOrder whether the items are to be done one after the other
 * @param afresh whether only what is done after the begin counts
 * @param requiredStars exercises count as done with so many stars, 0 to 3
 * @param groups for whom it is; if neither groups nor pupils are named, for the whole class
 * @param pupils for whom it is besides
 */
public record Plan(
    String title,
    String comment,
    LocalDateTime begins,
    @Nullable LocalDateTime due,
    boolean lateAllowed,
    boolean inOrder,
    boolean afresh,
    int requiredStars,
    Set<GroupId> groups,
    Set<LearnerId> pupils,
    List<AssignedItem> items) {

  /** Copies what can change. */
  public Plan {
    groups = Set.copyOf(groups);
    pupils = Set.copyOf(pupils);
    items = List.copyOf(items);
  }

  /** Whether it is for everybody in the class, whoever joins later among them. */
  public boolean isForWholeClass() {
    return groups.isEmpty() && pupils.isEmpty();
  }
}
