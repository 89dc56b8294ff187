package org.queenside.classroom;

/** Only who leads the class may do this, and somebody else does. Nothing was changed. */
public class NotTheLead extends RuntimeException {

  /** Creates the exception. */
  public NotTheLead(ClassId id) {
    super("class " + id + " is led by somebody else");
  }
}
