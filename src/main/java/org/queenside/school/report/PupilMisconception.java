package org.queenside.school.report;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Misconception;
import org.queenside.progress.MisconceptionRecord;
import org.queenside.school.roster.Pupil;

/**
 * A false belief that a pupil showed.
 *
 * @param firstAt when it showed first
 * @param lastAt when it showed last
 * @param rightAt when the pupil first solved a task after that in which it would have shown; null
 *     as long as that has not happened
 * @param tries what showed it; at least one
 */
public record PupilMisconception(
    Pupil pupil,
    Misconception belief,
    Instant firstAt,
    Instant lastAt,
    @Nullable Instant rightAt,
    List<MisconceptionRecord> tries) {

  /** Copies the tries. */
  public PupilMisconception {
    tries = List.copyOf(tries);
  }

  /** Whether the pupil has not put it right since. */
  public boolean isHeld() {
    return rightAt == null;
  }

  /** How often it showed. */
  public int times() {
    return tries.stream().mapToInt(MisconceptionRecord::times).sum();
  }
}
