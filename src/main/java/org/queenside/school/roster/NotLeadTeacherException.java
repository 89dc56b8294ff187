package org.queenside.school.roster;

/** Only who leads the class may do this, and somebody else does. Nothing was changed. */
public class NotLeadTeacherException extends RuntimeException {

  /** Creates the exception. */
  public NotLeadTeacherException(ClassId id) {
    super("class " + id + " is led by somebody else");
  }
}
