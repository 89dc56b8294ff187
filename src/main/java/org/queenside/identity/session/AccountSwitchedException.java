package org.queenside.identity.session;

/**
 * Another account has signed in on this browser since the page was opened, so the page may show the
 * previous account's data. Nothing was changed.
 */
public class AccountSwitchedException extends RuntimeException {

  AccountSwitchedException() {
    super("the page was opened by another account");
  }
}
