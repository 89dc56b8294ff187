package org.queenside.school.report;

import java.util.List;
import org.queenside.course.model.Misconception;
import org.queenside.school.roster.Pupil;

/**
 * A misconception that pupils of a class have shown.
 *
 * @param holders the pupils who still hold it, by name
 * @param corrected the pupils who have corrected it since, by name
 * @param tested the number of pupils who have worked on a task that would show it or did show it
 * @param commonest the wrong try that most of them made
 */
public record ClassMisconception(
    Misconception misconception,
    List<Pupil> holders,
    List<Pupil> corrected,
    int tested,
    CommonMistake commonest) {

  /** Copies the lists. */
  public ClassMisconception {
    holders = List.copyOf(holders);
    corrected = List.copyOf(corrected);
  }

  /** Returns whether at least one pupil still holds it. */
  public boolean isHeld() {
    return !holders.isEmpty();
  }
}
