package org.queenside.school.assignment;

import java.time.LocalDate;
import java.util.Collection;
import java.util.List;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;

/** An assignment for a class or some of its pupils. */
public record Assignment(AssignmentId id, ClassId schoolClass, AssignmentPlan plan, int version) {

  /**
   * Returns this assignment as pupils and reports see it on a day of the class: daily puzzles have
   * a task for each school day so far.
   */
  Assignment on(LocalDate today) {
    return new Assignment(id, schoolClass, plan.on(today), version);
  }

  /** Returns the pupils of the class that it is for, in the same order. */
  public List<Pupil> pupilsAmong(Collection<Pupil> pupils) {
    return pupils.stream().filter(plan.audience()::includes).toList();
  }
}
