package org.queenside.learner.account;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.NotSignedIn;
import org.queenside.learner.Reading;
import org.queenside.learner.Role;
import org.queenside.learner.StoreUnavailable;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Does something only if an administrator is in front of the screen who gave a password not long
 * ago.
 *
 * <p>Methods throw {@link NotSignedIn} if there is none, {@link
 * org.queenside.learner.ConfirmationNeededException} if the password was longer ago, {@link
 * StoreUnavailable} if the database fails; nothing was changed then.
 */
@Component
class ForAdministrators {

  private final CurrentAccount currentAccount;
  private final TransactionOperations transaction;

  ForAdministrators(CurrentAccount currentAccount, TransactionOperations transaction) {
    this.currentAccount = currentAccount;
    this.transaction = transaction;
  }

  <T extends @Nullable Object> T read(Supplier<T> question) {
    currentAccount.requireProven(Role.ADMINISTRATOR);
    return Reading.of("administration", question);
  }

  /** Changes all of something or nothing. */
  <T extends @Nullable Object> T change(Supplier<T> change) {
    currentAccount.requireProven(Role.ADMINISTRATOR);
    try {
      return transaction.execute(_ -> change.get());
    } catch (DataAccessException | TransactionException e) {
      throw new StoreUnavailable("nothing was changed", e);
    }
  }
}
