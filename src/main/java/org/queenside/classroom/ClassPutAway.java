package org.queenside.classroom;

/** The class is archived: it can be read, but nothing in it can be changed. Nothing was. */
public class ClassPutAway extends RuntimeException {

  /** Creates the exception. */
  public ClassPutAway(ClassId id) {
    super("class " + id + " is archived");
  }
}
