package org.queenside.school.assignment;

import java.util.Collection;
import java.util.List;
import org.queenside.school.roster.ClassId;
import org.queenside.school.roster.Pupil;

/** An assignment for a class or some of its pupils. */
public record Assignment(AssignmentId id, ClassId schoolClass, AssignmentPlan plan, int version) {

  /** Returns the pupils of the class that it is for, in the same order. */
  public List<Pupil> pupilsAmong(Collection<Pupil> pupils) {
    return pupils.stream().filter(plan.audience()::includes).toList();
  }
}
