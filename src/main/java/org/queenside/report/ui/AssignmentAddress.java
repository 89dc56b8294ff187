package org.queenside.report.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.assignment.AssignmentId;

/** The number of an assignment in an address. */
final class AssignmentAddress {

  private AssignmentAddress() {}

  /** Reads it; null if there stands something else. */
  static @Nullable AssignmentId parse(String text) {
    return text.matches("[1-9][0-9]{0,17}") ? new AssignmentId(Long.parseLong(text)) : null;
  }
}
