package org.queenside.school.assignment.ui;

import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.queenside.school.assignment.AssignedItem;
import org.queenside.school.assignment.AssignmentPlan;
import org.queenside.school.assignment.AssignmentSchedule;
import org.queenside.school.assignment.Audience;
import org.queenside.school.roster.Group;
import org.queenside.school.roster.Pupil;

/**
 * The initial values of the form of an assignment.
 *
 * @param title empty to suggest one from the items
 * @param groups the groups of the class
 * @param pupils the pupils of the class
 */
record AssignmentFormData(
    String title,
    String comment,
    AssignmentSchedule schedule,
    Audience audience,
    List<AssignedItem> items,
    List<Group> groups,
    List<Pupil> pupils) {

  private static final int DEFAULT_DAYS = 7;
  private static final LocalTime DEFAULT_END = LocalTime.of(18, 0);

  /** A new assignment: from now on, for a week, for the whole class. */
  static AssignmentFormData empty(LocalDateTime now, List<Group> groups, List<Pupil> pupils) {
    return new AssignmentFormData(
        "",
        "",
        AssignmentSchedule.usual(now.truncatedTo(ChronoUnit.MINUTES), defaultEnd(now)),
        new Audience.WholeClass(),
        List.of(),
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
        groups,
        pupils);
  }

  /** A copy for another class, or for the same class again, starting now. */
  static AssignmentFormData copy(
      AssignmentPlan plan, LocalDateTime now, List<Group> groups, List<Pupil> pupils) {
    AssignmentSchedule schedule = plan.schedule();
    return new AssignmentFormData(
        plan.title(),
        plan.comment(),
        schedule.at(
            now.truncatedTo(ChronoUnit.MINUTES), schedule.due() == null ? null : defaultEnd(now)),
        new Audience.WholeClass(),
        plan.items(),
        groups,
        pupils);
  }

  /** Returns the default due date for a start. */
  static LocalDateTime defaultEnd(LocalDateTime begin) {
    return begin.toLocalDate().plusDays(DEFAULT_DAYS).atTime(DEFAULT_END);
  }
}
