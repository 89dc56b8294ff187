package org.queenside.school.roster.teacher;

/** What a teacher may do in a class. */
public enum TeachingRole {
  TEACHER,
  /** Sees how the class is doing, and changes nothing. */
  ASSISTANT;

  static TeachingRole of(boolean assists) {
    return assists ? ASSISTANT : TEACHER;
  }
}
