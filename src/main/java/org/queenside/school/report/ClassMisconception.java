package org.queenside.school.report;

import java.util.List;
import org.queenside.course.model.Misconception;
import org.queenside.school.roster.Pupil;

/**
 * What part of a class believes.
 *
 * @param holders who showed the belief and has not put it right since, by name
 * @param mended who has put it right since, by name
 * @param of how many pupils the class has
 * @param commonest the wrong try that showed it to most of them
 */
public record ClassMisconception(
    Misconception belief,
    List<Pupil> holders,
    List<Pupil> mended,
    int of,
    CommonMistake commonest) {

  /** Copies the lists. */
  public ClassMisconception {
    holders = List.copyOf(holders);
    mended = List.copyOf(mended);
  }

  /** Whether anybody still holds it. */
  public boolean isHeld() {
    return !holders.isEmpty();
  }
}
