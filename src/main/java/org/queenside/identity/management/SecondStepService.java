package org.queenside.identity.management;

import java.util.List;
import java.util.function.Supplier;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.ActingAccount;
import org.queenside.identity.account.SecondStepRepository;
import org.queenside.identity.account.TotpKey;
import org.queenside.identity.session.VerificationResult;
import org.queenside.store.StoreExceptionTranslator;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Turns the second step of signing in on and off for the signed-in account. Both need the password,
 * so an unlocked screen isn't enough.
 *
 * <p>Methods throw {@link org.queenside.identity.account.RoleRequiredException} if nobody is signed
 * in, {@link org.queenside.store.StoreUnavailableException} if the database fails, without changing
 * anything.
 */
@Component
public class SecondStepService {

  private final ActingAccount actingAccount;
  private final PasswordConfirmationService confirmation;
  private final SecondStepRepository repository;
  private final AuditRepository audit;
  private final TransactionOperations transaction;

  SecondStepService(
      ActingAccount actingAccount,
      PasswordConfirmationService confirmation,
      SecondStepRepository repository,
      AuditRepository audit,
      TransactionOperations transaction) {
    this.actingAccount = actingAccount;
    this.confirmation = confirmation;
    this.repository = repository;
    this.audit = audit;
    this.transaction = transaction;
  }

  /**
   * Returns whether the account may have a second step: staff may, and accounts that already have
   * one keep it.
   */
  public boolean isOffered() {
    return actingAccount.require(AccountRole.LEARNER).role() != AccountRole.LEARNER || isOn();
  }

  /** Returns whether signing in asks for a code. */
  public boolean isOn() {
    Account account = actingAccount.require(AccountRole.LEARNER);
    return StoreExceptionTranslator.read("the second step", () -> repository.isOn(account.id()));
  }

  /** Returns how many recovery codes are left. */
  public int recoveryCodes() {
    Account account = actingAccount.require(AccountRole.LEARNER);
    return StoreExceptionTranslator.read(
        "the recovery codes", () -> repository.recoveryCodes(account.id()));
  }

  /** Checks the password, which is needed to turn it on. */
  public VerificationResult<Account> begin(String password) {
    actingAccount.require(AccountRole.TEACHER);
    return confirmation.confirm(password);
  }

  /**
   * Turns the second step on.
   *
   * @param key the key that the app has
   * @param code the first code that the app shows
   * @return recovery codes to keep, shown only this once; empty if the code is wrong
   * @throws org.queenside.identity.account.ConfirmationNeededException if the password was typed
   *     too long ago
   */
  public List<String> turnOn(TotpKey key, String code) {
    Account account = actingAccount.requireConfirmed(AccountRole.TEACHER);
    return change(
        () -> {
          List<String> codes = repository.turnOn(account.id(), key, code);
          if (!codes.isEmpty()) {
            audit.note(AuditAction.SECOND_STEP_ON, account.signInName());
          }
          return codes;
        });
  }

  /** Turns the second step off, if the password is right. */
  public VerificationResult<Account> turnOff(String password) {
    Account account = actingAccount.require(AccountRole.LEARNER);
    VerificationResult<Account> result = confirmation.confirm(password);
    if (result.isVerified()) {
      change(
          () -> {
            repository.turnOff(account.id());
            if (account.role() != AccountRole.LEARNER) {
              audit.note(AuditAction.SECOND_STEP_OFF, account.signInName());
            }
            return List.<String>of();
          });
    }
    return result;
  }

  private List<String> change(Supplier<List<String>> change) {
    return StoreExceptionTranslator.write(
        "the second step", () -> transaction.execute(_ -> change.get()));
  }
}
