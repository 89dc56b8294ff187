package org.queenside.paper;

import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.queenside.classroom.Pupil;
import org.queenside.progress.Diploma;

/** What a pupil gets a diploma for. */
public sealed interface Honour {

  /** Whose it is. */
  Pupil pupil();

  /** The examination over the whole course was passed. */
  record Examination(Pupil pupil, Diploma diploma) implements Honour {}

  /**
   * Every task of an assignment is done.
   *
   * @param title what the assignment is called
   * @param at when this was found to be so
   */
  record Assignment(Pupil pupil, String title, Instant at) implements Honour {}

  /** What the pupil wants to be called on it, or null if nothing was said. */
  default @Nullable String chosenName() {
    return switch (this) {
      case Examination(_, Diploma diploma) -> diploma.name();
      case Assignment _ -> null;
    };
  }
}
