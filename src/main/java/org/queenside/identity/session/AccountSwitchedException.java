package org.queenside.identity.session;

/**
 * Another account has signed in in this browser since the page was opened, so the page may show
 * data of the account before. Nothing was changed.
 */
public class AccountSwitchedException extends RuntimeException {

  AccountSwitchedException() {
    super("the page was opened by another account");
  }
}
