package org.queenside.school.roster.teacher;

import org.queenside.school.roster.ClassId;

/** Only the lead teacher of the class may do this. Nothing was changed. */
public class NotLeadTeacherException extends RuntimeException {

  /** Creates the exception for a class. */
  public NotLeadTeacherException(ClassId id) {
    super("class " + id + " has another lead teacher");
  }
}
