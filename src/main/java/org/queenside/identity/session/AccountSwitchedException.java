package org.queenside.identity.session;

/**
 * Somebody else has signed in in this browser since the page was opened, which shows what was for
 * the one before. Nothing was changed.
 */
public class AccountSwitchedException extends RuntimeException {

  AccountSwitchedException() {
    super("the page was opened by somebody else");
  }
}
