package org.queenside.school.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.school.roster.Pupil;
import org.queenside.school.roster.SchoolClass;

/**
 * A class at a glance.
 *
 * @param pupils the number of its pupils
 * @param here the number of those who are here now
 * @param assignments the running and overdue assignments by due date; those without one last
 * @param stuck the pupils who are stuck in a running assignment: those who are here first, then
 *     those stuck on the most items
 * @param misconception the most widely held misconception; null if there is none
 */
public record ClassStatus(
    SchoolClass schoolClass,
    int pupils,
    int here,
    List<AssignmentStatus> assignments,
    List<Pupil> stuck,
    @Nullable ClassMisconception misconception) {

  /** Copies the lists. */
  public ClassStatus {
    assignments = List.copyOf(assignments);
    stuck = List.copyOf(stuck);
  }
}
