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
 * What the form of an assignment is filled with at first.
 *
 * @param title what it is called; empty for what its tasks suggest
 * @param groups the groups of the class
 * @param pupils the pupils of the class
 */
record AssignmentFormData(
    String title,
    String comment,
    AssignmentSchedule terms,
    Audience audience,
    List<AssignedItem> items,
    List<Group> groups,
    List<Pupil> pupils) {

  private static final int USUAL_DAYS = 7;
  private static final LocalTime USUAL_END = LocalTime.of(18, 0);

  /** A new assignment: from now on, for a week, for everybody. */
  static AssignmentFormData empty(LocalDateTime now, List<Group> groups, List<Pupil> pupils) {
    return new AssignmentFormData(
        "",
        "",
        AssignmentSchedule.usual(now.truncatedTo(ChronoUnit.MINUTES), usualEnd(now)),
        new Audience.WholeClass(),
        List.of(),
        groups,
        pupils);
  }

  /** An assignment that is changed. */
  static AssignmentFormData of(AssignmentPlan plan, List<Group> groups, List<Pupil> pupils) {
    return new AssignmentFormData(
        plan.title(), plan.comment(), plan.terms(), plan.audience(), plan.items(), groups, pupils);
  }

  /** The same for another class, or once more for the same one: its time begins now. */
  static AssignmentFormData copy(
      AssignmentPlan plan, LocalDateTime now, List<Group> groups, List<Pupil> pupils) {
    AssignmentSchedule terms = plan.terms();
    return new AssignmentFormData(
        plan.title(),
        plan.comment(),
        terms.at(now.truncatedTo(ChronoUnit.MINUTES), terms.due() == null ? null : usualEnd(now)),
        new Audience.WholeClass(),
        plan.items(),
        groups,
        pupils);
  }

  /** The usual end, counted from a begin. */
  static LocalDateTime usualEnd(LocalDateTime begin) {
    return begin.toLocalDate().plusDays(USUAL_DAYS).atTime(USUAL_END);
  }
}
