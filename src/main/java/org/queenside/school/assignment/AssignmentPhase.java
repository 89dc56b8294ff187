package org.queenside.school.assignment;

/** Where an assignment stands in time. */
public enum AssignmentPhase {
  /** It has not begun. */
  PLANNED,
  /** It has begun and is not over. */
  RUNNING,
  /** Its time is up. What is done now may still count, if it takes late work. */
  OVER
}
