package org.queenside.identity.account;

import org.jspecify.annotations.Nullable;
import org.queenside.store.StoreUnavailableException;

/**
 * The account on whose behalf the code is running. Services ask it who is acting, so they don't
 * depend on a page or a request.
 *
 * <p>On a page, this is the signed-in account. A job, a command or a test acts for an account with
 * {@link ActingAs#run}.
 */
public interface ActingAccount {

  /**
   * Finds the account.
   *
   * @return the account, or null for a guest or a visitor
   * @throws StoreUnavailableException if the database cannot be read
   * @throws RoleRequiredException if the page was opened by an account that has been signed out
   */
  @Nullable Account find();

  /** Returns whether the person has confirmed the account with a password recently. */
  boolean isConfirmed();

  /**
   * Returns the account if it may act in a role.
   *
   * @throws RoleRequiredException if there is no account, or its role isn't high enough
   */
  default Account require(AccountRole role) {
    Account account = find();
    if (account == null || !account.role().mayActAs(role)) {
      throw new RoleRequiredException(role);
    }
    return account;
  }

  /**
   * Returns the account if it may act in a role and {@link #isConfirmed()}.
   *
   * @throws RoleRequiredException if there is no account, or its role isn't high enough
   * @throws ConfirmationNeededException if the account has to be confirmed with its password again
   */
  default Account requireConfirmed(AccountRole role) {
    Account account = require(role);
    if (!isConfirmed()) {
      throw new ConfirmationNeededException();
    }
    return account;
  }
}
