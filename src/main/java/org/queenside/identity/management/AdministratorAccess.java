package org.queenside.identity.management;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/** Runs something only if a confirmed administrator is acting. */
@Component
record AdministratorAccess(ActingAccount actingAccount, TransactionOperations transaction) {

  <T extends @Nullable Object> T read(Supplier<T> question) {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
    return StoreExceptionTranslator.read("administration", question);
  }

  /** Changes something in a transaction. */
  void change(Runnable change) {
    write(
        () -> {
          change.run();
          return true;
        });
  }

  /** Changes something in a transaction, and returns what became of it. */
  <T extends @Nullable Object> T write(Supplier<T> change) {
    actingAccount.requireConfirmed(AccountRole.ADMINISTRATOR);
    return StoreExceptionTranslator.write(
        "what an administrator changed", () -> transaction.execute(_ -> change.get()));
  }
}
