package org.queenside.assignment;

/** Where an assignment stands in time. */
public enum Phase {
  /** It has not begun. */
  PLANNED,
  /** It has begun and is not over. */
  RUNNING,
  /** Its time is up. What is done now may still count, if it takes late work. */
  OVER
}
