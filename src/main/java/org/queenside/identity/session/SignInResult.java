package org.queenside.identity.session;

import java.time.Duration;
import org.queenside.identity.account.Account;

/** The result of trying to sign in. */
public sealed interface SignInResult {

  /** The account is signed in. The page must be reloaded. */
  record SignedIn(Account account) implements SignInResult {}

  /**
   * Everything is right so far, but the account also needs a code.
   *
   * @param pending the sign-in to continue
   */
  record SecondStepNeeded(PendingSignIn pending) implements SignInResult {}

  /** The code came too late, so signing in starts over. */
  record Expired() implements SignInResult {}

  /** The name and the password don't match, or the code is wrong. The result doesn't say which. */
  record WrongCredentials() implements SignInResult {}

  /**
   * There were too many wrong tries; this one wasn't checked.
   *
   * @param pause how long to wait until the next try
   */
  record RateLimited(Duration pause) implements SignInResult {}
}
