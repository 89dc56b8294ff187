package org.queenside.identity.management;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.RoleRequiredException;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Does something only if an administrator is in front of the screen who gave a password not long
 * ago.
 *
 * <p>Methods throw {@link RoleRequiredException} if there is none, {@link
 * org.queenside.identity.account.ConfirmationNeededException} if the password was longer ago,
 * {@link StoreUnavailableException} if the database fails; nothing was changed then.
 */
@Component
class AdministratorAccess {

  private final ActingAccount actingAccount;
  private final TransactionOperations transaction;

  AdministratorAccess(ActingAccount actingAccount, TransactionOperations transaction) {
    this.actingAccount = actingAccount;
    this.transaction = transaction;
  }

  <T extends @Nullable Object> T read(Supplier<T> question) {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
    return StoreExceptionTranslator.read("administration", question);
  }

  /** Changes all of something or nothing. */
  <T extends @Nullable Object> T change(Supplier<T> change) {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
    return StoreExceptionTranslator.write(
        "what an administrator changed", () -> transaction.execute(_ -> change.get()));
  }
}
