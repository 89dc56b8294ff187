package org.queenside.identity.account;

/** The last administrator can't be deleted or lose the role. Nothing was changed. */
public class LastAdministratorException extends RuntimeException {

  public LastAdministratorException() {
    super("this is the last administrator");
  }
}
