package org.queenside.school.assignment;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.LearnerId;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.GroupId;

/**
 * What a teacher has filled in for an assignment, complete or not.
 *
 * @param title empty to use the suggested one
 * @param begins null if it is missing
 * @param due null if it is missing or there is no due date
 * @param groups the selected groups, if it isn't for the whole class
 * @param pupils the individually selected pupils, if it isn't for the whole class
 * @param otherClasses other classes that get it at the same time
 */
public record AssignmentDraft(
    String title,
    String comment,
    @Nullable LocalDateTime begins,
    @Nullable LocalDateTime due,
    boolean hasDue,
    boolean lateAllowed,
    boolean inOrder,
    boolean afresh,
    int requiredStars,
    boolean wholeClass,
    Set<GroupId> groups,
    Set<LearnerId> pupils,
    Set<ClassId> otherClasses,
    List<AssignedItem> items) {

  /** Copies the lists. */
  public AssignmentDraft {
    groups = Set.copyOf(groups);
    pupils = Set.copyOf(pupils);
    otherClasses = Set.copyOf(otherClasses);
    items = List.copyOf(items);
  }

  /** Returns whether it contains nothing worth keeping. */
  public boolean isEmpty() {
    return title.isBlank() && comment.isBlank() && items.isEmpty();
  }

  AssignmentDraft with(Set<LearnerId> chosen) {
    return new AssignmentDraft(
        title,
        comment,
        begins,
        due,
        hasDue,
        lateAllowed,
        inOrder,
        afresh,
        requiredStars,
        wholeClass,
        groups,
        chosen,
        otherClasses,
        items);
  }
}
