package org.queenside.classroom;

/** Something in the class has this name already. Nothing was changed. */
public class NameTaken extends RuntimeException {

  /** Creates the exception. */
  public NameTaken(String name) {
    super("taken: " + name);
  }
}
