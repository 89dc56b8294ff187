package org.queenside.school.roster;

/** Identifies a group of pupils. */
public record GroupId(long value) {

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
