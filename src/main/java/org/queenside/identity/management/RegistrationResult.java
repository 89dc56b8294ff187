package org.queenside.identity.management;

import org.queenside.identity.account.Account;

/** What comes of applying for an account. */
public sealed interface RegistrationResult {

  /** The account is made, and signed in. The page must be loaded anew. */
  record Registered(Account account) implements RegistrationResult {}

  /** The password is changed; the account asks for a code too, so signing in is as always. */
  record SignInRequired() implements RegistrationResult {}

  /** Something filled in must be mended first; nothing was made. */
  record Invalid(RegistrationRequest.Flaw flaw) implements RegistrationResult {}

  /** The link opens nothing (any more), or nobody may make an account by themselves. */
  record Closed() implements RegistrationResult {}
}
