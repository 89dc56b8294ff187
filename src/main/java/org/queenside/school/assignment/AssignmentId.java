package org.queenside.school.assignment;

import org.jspecify.annotations.Nullable;

/** Identifies an assignment. */
public record AssignmentId(long value) {

  /** Reads an id from an address; returns null if it isn't one. */
  public static @Nullable AssignmentId parse(String text) {
    return text.matches("[1-9][0-9]{0,17}") ? new AssignmentId(Long.parseLong(text)) : null;
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
