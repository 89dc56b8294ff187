package org.queenside.school.paper;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.Diploma;
import org.queenside.school.roster.Pupil;

/** What a pupil gets a diploma for. */
public sealed interface DiplomaAward {

  /** Whose it is. */
  Pupil pupil();

  /** The examination over the whole course was passed. */
  record PassedExamination(Pupil pupil, Diploma diploma) implements DiplomaAward {}

  /**
   * Every task of an assignment is done.
   *
   * @param title what the assignment is called
   * @param at when this was found to be so
   */
  record CompletedAssignment(Pupil pupil, String title, Instant at) implements DiplomaAward {}

  /** What the pupil wants to be called on it, or null if nothing was said. */
  default @Nullable String chosenName() {
    return switch (this) {
      case PassedExamination(_, Diploma diploma) -> diploma.name();
      case CompletedAssignment _ -> null;
    };
  }
}
