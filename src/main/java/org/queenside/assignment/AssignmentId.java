package org.queenside.assignment;

/** The number of an assignment. */
public record AssignmentId(long value) {

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
