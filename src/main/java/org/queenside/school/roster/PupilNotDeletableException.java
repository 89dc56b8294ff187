package org.queenside.school.roster;

/**
 * A pupil cannot be deleted for good by who teaches only some of the pupil's classes, and nobody
 * can who is more than a pupil. Nothing was changed.
 */
public class PupilNotDeletableException extends RuntimeException {

  /** Creates the exception. */
  public PupilNotDeletableException() {
    super("somebody else teaches this pupil too");
  }
}
