package org.queenside.school.assignment;

/** Whether an assignment is planned, running or over. */
public enum AssignmentPhase {
  /** It has not started. */
  PLANNED,
  /** It has started and is not over. */
  RUNNING,
  /** The due date has passed. If late work is allowed, what is done now still counts. */
  OVER
}
