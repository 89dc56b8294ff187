package org.queenside.learner.account;

import java.util.List;
import java.util.function.Supplier;
import org.queenside.learner.Account;
import org.queenside.learner.Action;
import org.queenside.learner.Audit;
import org.queenside.learner.CurrentAccount;
import org.queenside.learner.NotSaved;
import org.queenside.learner.Reading;
import org.queenside.learner.Role;
import org.queenside.learner.SecondStepRepository;
import org.queenside.learner.SharedKey;
import org.springframework.dao.DataAccessException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.TransactionException;
import org.springframework.transaction.support.TransactionOperations;

/**
 * The second step of signing in, for staff to turn on and off for themselves. Both need the
 * password, so that an unlocked screen is not enough.
 *
 * <p>Methods throw {@link org.queenside.learner.NotSignedIn} if nobody is signed in, {@link
 * org.queenside.learner.StoreUnavailable} or {@link NotSaved} if the database fails; nothing is
 * changed then.
 */
@Component
public class OwnSecondStep {

  private final CurrentAccount currentAccount;
  private final PasswordConfirmation confirmation;
  private final SecondStepRepository repository;
  private final Audit audit;
  private final TransactionOperations transaction;

  OwnSecondStep(
      CurrentAccount currentAccount,
      PasswordConfirmation confirmation,
      SecondStepRepository repository,
      Audit audit,
      TransactionOperations transaction) {
    this.currentAccount = currentAccount;
    this.confirmation = confirmation;
    this.repository = repository;
    this.audit = audit;
    this.transaction = transaction;
  }

  /** Returns whether the account may have a second step: staff may, and nobody loses theirs. */
  public boolean isOffered() {
    return currentAccount.require(Role.LEARNER).role() != Role.LEARNER || isOn();
  }

  /** Returns whether signing in asks for a code. */
  public boolean isOn() {
    Account account = currentAccount.require(Role.LEARNER);
    return Reading.of("the second step", () -> repository.isOn(account.id()));
  }

  /** Returns how many recovery codes are left. */
  public int recoveryCodes() {
    Account account = currentAccount.require(Role.LEARNER);
    return Reading.of("the recovery codes", () -> repository.recoveryCodes(account.id()));
  }

  /** Checks the password, which turning on needs. */
  public PasswordConfirmation.Result begin(String password) {
    currentAccount.require(Role.INSTRUCTOR);
    return confirmation.confirm(password);
  }

  /**
   * Turns the second step on.
   *
   * @param key which the app has
   * @param code the first code that the app shows
   * @return recovery codes to keep, which are shown only now; empty if the code is wrong
   * @throws org.queenside.learner.ConfirmationNeededException if the password was given too long
   *     ago
   */
  public List<String> turnOn(SharedKey key, String code) {
    Account account = currentAccount.requireProven(Role.INSTRUCTOR);
    return change(
        () -> {
          List<String> codes = repository.turnOn(account.id(), key, code);
          if (!codes.isEmpty()) {
            audit.note(Action.SECOND_STEP_ON, account.signInName());
          }
          return codes;
        });
  }

  /** Turns the second step off, if the password is right. */
  public PasswordConfirmation.Result turnOff(String password) {
    Account account = currentAccount.require(Role.LEARNER);
    PasswordConfirmation.Result result = confirmation.confirm(password);
    if (result == PasswordConfirmation.Result.RIGHT) {
      change(
          () -> {
            repository.turnOff(account.id());
            if (account.role() != Role.LEARNER) {
              audit.note(Action.SECOND_STEP_OFF, account.signInName());
            }
            return List.<String>of();
          });
    }
    return result;
  }

  private List<String> change(Supplier<List<String>> change) {
    try {
      return transaction.execute(_ -> change.get());
    } catch (DataAccessException | TransactionException e) {
      throw new NotSaved("the second step was not changed", e);
    }
  }
}
