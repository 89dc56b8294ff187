package org.queenside.identity.session;

import java.time.Instant;
import org.queenside.identity.account.Account;

/**
 * A sign-in that only needs a code to be complete. It is kept on the server, in the page that asks
 * for the code.
 */
public final class PendingSignIn {

  private final Account account;
  private final SignInOptions stay;
  private final boolean proven;
  private final Instant until;

  PendingSignIn(Account account, SignInOptions stay, boolean proven, Instant until) {
    this.account = account;
    this.stay = stay;
    this.proven = proven;
    this.until = until;
  }

  Account account() {
    return account;
  }

  SignInOptions stay() {
    return stay;
  }

  boolean proven() {
    return proven;
  }

  boolean isOver(Instant now) {
    return now.isAfter(until);
  }
}
