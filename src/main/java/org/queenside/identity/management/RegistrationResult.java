package org.queenside.identity.management;

import org.queenside.identity.account.Account;
import org.queenside.identity.account.Password;

/** The result of asking for an account or a new password. */
public sealed interface RegistrationResult {

  /** The account is made and signed in. The page must be reloaded. */
  record Registered(Account account) implements RegistrationResult {}

  /** The password is changed. The account also needs a code, so its owner has to sign in. */
  record SignInRequired() implements RegistrationResult {}

  /**
   * A name has to be corrected first; no account was made.
   *
   * @param flaw what is wrong with it
   */
  record Invalid(RegistrationRequest.Flaw flaw) implements RegistrationResult {}

  /**
   * The password can't be used; no account was made.
   *
   * @param flaw what is wrong with it
   */
  record InvalidPassword(Password.Flaw flaw) implements RegistrationResult {}

  /** The link doesn't work, or accounts need an invitation. */
  record Closed() implements RegistrationResult {}
}
