package org.queenside.school.report;

import org.queenside.school.assignment.Assignment;

/**
 * A column of a gradebook.
 *
 * @param counted whether the teacher lets it count towards the average
 * @param running whether it isn't due yet, so that it doesn't count so far
 */
public record GradebookColumn(Assignment assignment, boolean counted, boolean running) {

  /** Returns whether its results are part of the average now. */
  public boolean isInAverage() {
    return counted && !running;
  }
}
