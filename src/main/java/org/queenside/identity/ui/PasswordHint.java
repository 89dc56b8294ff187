package org.queenside.identity.ui;

import org.queenside.identity.account.AccountRole;

/** The hint next to a field for a new password. */
final class PasswordHint {

  private PasswordHint() {}

  /** Returns the key of the text for a role. */
  static String about(AccountRole role) {
    return role == AccountRole.LEARNER ? "apply.password.about" : "apply.password.about.staff";
  }
}
