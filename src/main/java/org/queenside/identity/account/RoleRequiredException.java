package org.queenside.identity.account;

/**
 * Something needs an account of a certain role, and whoever is in front of the screen has none, or
 * has none any more. Nothing was changed or shown.
 */
public class RoleRequiredException extends RuntimeException {

  /** Creates the exception. */
  public RoleRequiredException(AccountRole needed) {
    super("this needs the role of " + needed);
  }
}
