package org.queenside.school.assignment;

import org.jspecify.annotations.Nullable;

/** The number of an assignment. */
public record AssignmentId(long value) {

  /** Reads the number in an address; null if there stands something else. */
  public static @Nullable AssignmentId parse(String text) {
    return text.matches("[1-9][0-9]{0,17}") ? new AssignmentId(Long.parseLong(text)) : null;
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
