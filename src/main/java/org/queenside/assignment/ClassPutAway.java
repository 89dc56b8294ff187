package org.queenside.assignment;

import org.queenside.classroom.SchoolClass;

/** A class is archived: nothing can be changed in it until it is restored. */
public class ClassPutAway extends RuntimeException {

  /** Creates the exception. */
  public ClassPutAway(SchoolClass schoolClass) {
    super("archived: class " + schoolClass.id());
  }
}
