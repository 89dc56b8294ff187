package org.queenside.school.roster;

/** The class is archived: it can be read, but nothing in it can be changed. Nothing was. */
public class ClassArchivedException extends RuntimeException {

  /** Creates the exception. */
  public ClassArchivedException(ClassId id) {
    super("class " + id + " is archived");
  }
}
