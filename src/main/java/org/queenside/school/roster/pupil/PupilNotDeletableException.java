package org.queenside.school.roster.pupil;

/**
 * The pupil can't be deleted: they also learn in a class that this teacher doesn't teach, or they
 * have a higher role. Nothing was changed.
 */
public class PupilNotDeletableException extends RuntimeException {

  public PupilNotDeletableException() {
    super("pupil of another teacher, or not just a pupil");
  }
}
