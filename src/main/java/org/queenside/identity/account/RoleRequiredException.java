package org.queenside.identity.account;

/**
 * The action needs an account with a certain role, but nobody is signed in or the account doesn't
 * have that role. Nothing was changed or shown.
 */
public class RoleRequiredException extends RuntimeException {

  /**
   * Creates the exception.
   *
   * @param needed the role
   */
  public RoleRequiredException(AccountRole needed) {
    super("this needs the role of " + needed);
  }
}
