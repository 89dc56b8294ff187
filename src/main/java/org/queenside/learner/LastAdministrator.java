package org.queenside.learner;

/** The last administrator cannot go: nobody could look after the program. Nothing was changed. */
public class LastAdministrator extends RuntimeException {

  /** Creates the exception. */
  public LastAdministrator() {
    super("this is the last administrator");
  }
}
