package org.queenside.school.assignment;

import org.queenside.school.roster.ClassId;

/** One of several classes can't get an assignment, so none of them got it. */
public final class ClassNotAssignableException extends RuntimeException {

  /** Why a class can't get an assignment. */
  public enum Reason {
    ARCHIVED,
    NOT_TAUGHT,
    /** In its time zone the due date has already passed. */
    OVER
  }

  private final ClassId schoolClass;
  private final Reason reason;

  ClassNotAssignableException(ClassId schoolClass, Reason reason) {
    super("class " + schoolClass + ": " + reason);
    this.schoolClass = schoolClass;
    this.reason = reason;
  }

  /** Returns the class. */
  public ClassId schoolClass() {
    return schoolClass;
  }

  /** Returns why the class can't get it. */
  public Reason reason() {
    return reason;
  }
}
