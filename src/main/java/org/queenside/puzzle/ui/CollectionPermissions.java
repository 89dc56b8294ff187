package org.queenside.puzzle.ui;

import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;

/**
 * What the current account may do with collections: teachers import new ones, administrators change
 * all imported ones.
 */
record CollectionPermissions(ActingAccount actingAccount) {

  boolean mayImport() {
    return may(AccountRole.TEACHER);
  }

  boolean mayChange() {
    return may(AccountRole.ADMINISTRATOR);
  }

  /**
   * Checks again before each action, because the user may have signed out after the page opened.
   */
  void checkImport() {
    actingAccount.require(AccountRole.TEACHER);
  }

  void checkChange() {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
  }

  private boolean may(AccountRole role) {
    @Nullable Account account = actingAccount.find();
    return account != null && account.role().mayActAs(role);
  }
}
