package org.queenside.school.roster.pupil;

/** Two pupils can't be merged because they have played each other, so they are two people. */
public final class PupilMergeException extends RuntimeException {

  PupilMergeException() {
    super("pupils who have played each other are two people");
  }
}
