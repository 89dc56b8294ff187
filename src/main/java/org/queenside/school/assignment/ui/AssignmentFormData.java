package org.queenside.school.assignment.ui;

import java.time.LocalDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Set;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentDraft;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.Audience;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.ClassMembers;

/**
 * The initial values of the form of an assignment.
 *
 * @param title empty to suggest one from the items
 * @param otherClasses other classes that get it at the same time
 */
record AssignmentFormData(
    String title,
    String comment,
    AssignmentSchedule schedule,
    Audience audience,
    List<AssignedItem> items,
    Set<ClassId> otherClasses,
    ClassMembers members) {

  /** A new assignment: from now on, for a week, for the whole class. */
  static AssignmentFormData empty(LocalDateTime now, ClassMembers members) {
    return new AssignmentFormData(
        "",
        "",
        AssignmentSchedule.usual(
            now.truncatedTo(ChronoUnit.MINUTES), AssignmentSchedule.usualDue(now)),
        new Audience.WholeClass(),
        List.of(),
        Set.of(),
        members);
  }

  /** An assignment that is being changed. */
  static AssignmentFormData of(AssignmentPlan plan, ClassMembers members) {
    return new AssignmentFormData(
        plan.title(),
        plan.comment(),
        plan.schedule(),
        plan.audience(),
        plan.items(),
        Set.of(),
        members);
  }

  /** A copy for another class, or for the same class again, starting now. */
  static AssignmentFormData copy(AssignmentPlan plan, LocalDateTime now, ClassMembers members) {
    return of(plan.copiedAt(now), members);
  }

  /** What a teacher filled in earlier. A start that has passed in the meantime becomes now. */
  static AssignmentFormData of(AssignmentDraft draft, LocalDateTime now, ClassMembers members) {
    LocalDateTime minute = now.truncatedTo(ChronoUnit.MINUTES);
    LocalDateTime saved = draft.begins();
    LocalDateTime begins = saved == null || saved.isBefore(minute) ? minute : saved;
    LocalDateTime end = draft.due();
    LocalDateTime due =
        !draft.hasDue()
            ? null
            : end == null || !end.isAfter(begins) ? AssignmentSchedule.usualDue(begins) : end;
    return new AssignmentFormData(
        draft.title(),
        draft.comment(),
        new AssignmentSchedule(
            begins,
            due,
            draft.lateAllowed(),
            draft.inOrder(),
            draft.afresh(),
            draft.requiredStars()),
        draft.wholeClass()
            ? new Audience.WholeClass()
            : new Audience.Chosen(draft.groups(), draft.pupils()),
        draft.items(),
        draft.otherClasses(),
        members);
  }
}
