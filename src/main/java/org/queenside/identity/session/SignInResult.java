package org.queenside.identity.session;

import java.time.Duration;
import org.queenside.identity.account.Account;

/** What comes of trying to sign in. */
public sealed interface SignInResult {

  /** Somebody is signed in now. The page must be loaded anew. */
  record SignedIn(Account account) implements SignInResult {}

  /** Everything is right so far; the account asks for a code too. */
  record SecondStepNeeded(PendingSignIn pending) implements SignInResult {}

  /** The code came too late: signing in begins again. */
  record Expired() implements SignInResult {}

  /** Name and password do not belong together, or the code is none. Which, is not told. */
  record WrongCredentials() implements SignInResult {}

  /**
   * There were too many wrong tries; this one was not looked at.
   *
   * @param pause how long to wait until the next try
   */
  record RateLimited(Duration pause) implements SignInResult {}
}
