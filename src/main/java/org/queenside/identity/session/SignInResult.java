package org.queenside.identity.session;

import java.time.Duration;
import org.queenside.identity.account.Account;

/** The result of trying to sign in. */
public sealed interface SignInResult {

  /** The account is signed in now. The page must be loaded again. */
  record SignedIn(Account account) implements SignInResult {}

  /**
   * Everything is right so far, but the account needs a code too.
   *
   * @param pending the sign-in to go on with
   */
  record SecondStepNeeded(PendingSignIn pending) implements SignInResult {}

  /** The code came too late: signing in begins again. */
  record Expired() implements SignInResult {}

  /** The name and the password don't match, or the code is wrong. The result doesn't say which. */
  record WrongCredentials() implements SignInResult {}

  /**
   * There were too many wrong tries; this one was not looked at.
   *
   * @param pause how long to wait until the next try
   */
  record RateLimited(Duration pause) implements SignInResult {}
}
