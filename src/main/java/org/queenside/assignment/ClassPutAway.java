package org.queenside.assignment;

import org.queenside.classroom.SchoolClass;

/** A class is archived: nothing can be assigned in it until it is restored. */
public class ClassPutAway extends RuntimeException {

  ClassPutAway(SchoolClass schoolClass) {
    super("archived: class " + schoolClass.id());
  }
}
