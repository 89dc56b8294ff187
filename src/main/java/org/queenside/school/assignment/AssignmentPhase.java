package org.queenside.school.assignment;

/** Whether an assignment is planned, running or over. */
public enum AssignmentPhase {
  PLANNED,
  RUNNING,
  /** The due date has passed. If late work is allowed, what is done now still counts. */
  OVER
}
