package org.queenside.identity.account;

/** The last administrator cannot go: nobody could look after the program. Nothing was changed. */
public class LastAdministratorException extends RuntimeException {

  /** Creates the exception. */
  public LastAdministratorException() {
    super("this is the last administrator");
  }
}
