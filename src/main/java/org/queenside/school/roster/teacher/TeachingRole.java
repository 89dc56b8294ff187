package org.queenside.school.roster.teacher;

/** What an instructor may do in a class. */
public enum TeachingRole {
  TEACHER,
  /** Sees how the class is doing, and changes nothing. */
  ASSISTANT;

  static TeachingRole of(boolean assists) {
    return assists ? ASSISTANT : TEACHER;
  }
}
