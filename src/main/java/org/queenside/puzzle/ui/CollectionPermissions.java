package org.queenside.puzzle.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;

/**
 * What whoever is in front of the screen may do with collections: instructors bring new ones,
 * administrators change all that were brought.
 */
final class CollectionPermissions {

  private final ActingAccount actingAccount;

  CollectionPermissions(ActingAccount actingAccount) {
    this.actingAccount = actingAccount;
  }

  boolean mayImport() {
    return may(AccountRole.INSTRUCTOR);
  }

  boolean mayChange() {
    return may(AccountRole.ADMINISTRATOR);
  }

  /** Asks again at the moment of doing it: who was signed in when the page opened may be gone. */
  void checkImport() {
    actingAccount.require(AccountRole.INSTRUCTOR);
  }

  void checkChange() {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
  }

  private boolean may(AccountRole role) {
    @Nullable Account account = actingAccount.find();
    return account != null && account.role().mayActAs(role);
  }
}
