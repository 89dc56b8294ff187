package org.queenside.identity.ui;

import org.queenside.identity.account.AccountRole;

/** What is said about a password before it is chosen. */
final class PasswordHint {

  private PasswordHint() {}

  /** Returns the name of the sentence for an account of a role. */
  static String about(AccountRole role) {
    return role == AccountRole.LEARNER ? "apply.password.about" : "apply.password.about.staff";
  }
}
