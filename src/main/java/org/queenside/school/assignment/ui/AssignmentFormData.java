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
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;

/**
 * The initial values of the form of an assignment.
 *
 * @param title empty to suggest one from the items
 * @param otherClasses other classes that get it at the same time
 * @param groups the groups of the class
 * @param pupils the pupils of the class
 */
record AssignmentFormData(
    String title,
    String comment,
    AssignmentSchedule schedule,
    Audience audience,
    List<AssignedItem> items,
    Set<ClassId> otherClasses,
    List<Group> groups,
    List<Pupil> pupils) {

  /** A new assignment: from now on, for a week, for the whole class. */
  static AssignmentFormData empty(LocalDateTime now, List<Group> groups, List<Pupil> pupils) {
    return new AssignmentFormData(
        "",
        "",
        AssignmentSchedule.usual(
            now.truncatedTo(ChronoUnit.MINUTES), AssignmentSchedule.usualDue(now)),
        new Audience.WholeClass(),
        List.of(),
        Set.of(),
        groups,
        pupils);
  }

  /** An assignment that is being changed. */
  static AssignmentFormData of(AssignmentPlan plan, List<Group> groups, List<Pupil> pupils) {
    return new AssignmentFormData(
        plan.title(),
        plan.comment(),
        plan.schedule(),
        plan.audience(),
        plan.items(),
        Set.of(),
        groups,
        pupils);
  }

  /** A copy for another class, or for the same class again, starting now. */
  static AssignmentFormData copy(
      AssignmentPlan plan, LocalDateTime now, List<Group> groups, List<Pupil> pupils) {
    return of(plan.copiedAt(now), groups, pupils);
  }

  /** What a teacher filled in earlier. A start that has passed in the meantime becomes now. */
  static AssignmentFormData of(
      AssignmentDraft draft, LocalDateTime now, List<Group> groups, List<Pupil> pupils) {
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
        groups,
        pupils);
  }
}
