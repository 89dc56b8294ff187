package org.queenside.learner.ui;

import org.queenside.learner.Role;

/** What is said about a password before it is chosen. */
final class PasswordText {

  private PasswordText() {}

  /** Returns the name of the sentence for an account of a role. */
  static String about(Role role) {
    return role == Role.LEARNER ? "apply.password.about" : "apply.password.about.staff";
  }
}
