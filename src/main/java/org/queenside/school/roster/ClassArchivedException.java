package org.queenside.school.roster;

/** The class is archived: it can be read but not changed. Nothing was changed. */
public class ClassArchivedException extends RuntimeException {

  /** Creates the exception for a class. */
  public ClassArchivedException(ClassId id) {
    super("class " + id + " is archived");
  }
}
