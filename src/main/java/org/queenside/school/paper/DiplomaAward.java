package org.queenside.school.paper;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.progress.Diploma;
import org.queenside.school.roster.Pupil;

/** The achievement a pupil gets a diploma for. */
public sealed interface DiplomaAward {

  /** Returns the pupil. */
  Pupil pupil();

  /** The pupil passed the examination of the course. */
  record PassedExamination(Pupil pupil, Diploma diploma) implements DiplomaAward {}

  /**
   * The pupil completed an assignment.
   *
   * @param title the title of the assignment
   * @param at when the assignment was found to be complete
   */
  record CompletedAssignment(Pupil pupil, String title, Instant at) implements DiplomaAward {}

  /** Returns the name that the pupil chose for the diploma, or null. */
  default @Nullable String chosenName() {
    return switch (this) {
      case PassedExamination(_, Diploma diploma) -> diploma.name();
      case CompletedAssignment _ -> null;
    };
  }
}
