package org.queenside.school.roster;

/** The number of a group of pupils. */
public record GroupId(long value) {

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
