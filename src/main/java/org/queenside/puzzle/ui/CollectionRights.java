package org.queenside.puzzle.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.learner.Account;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.Role;

/**
 * What whoever is in front of the screen may do with collections: instructors bring new ones,
 * administrators change all that were brought.
 */
final class CollectionRights {

  private final CurrentAccount currentAccount;

  CollectionRights(CurrentAccount currentAccount) {
    this.currentAccount = currentAccount;
  }

  boolean mayBring() {
    return may(Role.INSTRUCTOR);
  }

  boolean mayChange() {
    return may(Role.ADMINISTRATOR);
  }

  /** Asks again at the moment of doing it: who was signed in when the page opened may be gone. */
  void checkBring() {
    currentAccount.require(Role.INSTRUCTOR);
  }

  void checkChange() {
    currentAccount.requireProven(Role.ADMINISTRATOR);
  }

  private boolean may(Role role) {
    @Nullable Account account = currentAccount.find();
    return account != null && account.role().mayActAs(role);
  }
}
