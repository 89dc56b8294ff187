package org.queenside.school.report;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.queenside.course.model.Misconception;
import org.queenside.progress.MisconceptionRecord;
import org.queenside.school.roster.Pupil;

/**
 * A misconception that a pupil has shown.
 *
 * @param firstAt when it first showed
 * @param lastAt when it last showed
 * @param correctedAt when the pupil first solved a later task that would have revealed it; null
 *     until then
 * @param tries the tries that showed it, at least one
 */
public record PupilMisconception(
    Pupil pupil,
    Misconception misconception,
    Instant firstAt,
    Instant lastAt,
    @Nullable Instant correctedAt,
    List<MisconceptionRecord> tries) {

  /** Copies the tries. */
  public PupilMisconception {
    tries = List.copyOf(tries);
  }

  /** Returns whether the pupil hasn't corrected it yet. */
  public boolean isHeld() {
    return correctedAt == null;
  }

  /** Returns how often it showed. */
  public int times() {
    return tries.stream().mapToInt(MisconceptionRecord::times).sum();
  }
}
