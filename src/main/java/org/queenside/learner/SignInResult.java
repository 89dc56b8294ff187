package org.queenside.learner;

import java.time.Duration;

/** What comes of trying to sign in. */
public sealed interface SignInResult {

  /** Somebody is signed in now. The page must be loaded anew. */
  record Welcome(Account account) implements SignInResult {}

  /** Everything is right so far; the account asks for a code too. */
  record CodeNeeded(PendingSignIn pending) implements SignInResult {}

  /** The code came too late: signing in begins again. */
  record Expired() implements SignInResult {}

  /** Name and password do not belong together, or the code is none. Which, is not told. */
  record Wrong() implements SignInResult {}

  /**
   * There were too many wrong tries; this one was not looked at.
   *
   * @param pause how long to wait until the next try
   */
  record TooMany(Duration pause) implements SignInResult {}
}
