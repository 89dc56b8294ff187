package org.queenside.identity.management;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.queenside.identity.account.Account;
import org.queenside.identity.account.AccountRepository;
import org.queenside.identity.account.AccountRole;
import org.queenside.identity.account.HashedPassword;
import org.queenside.identity.account.LearnerId;
import org.queenside.identity.account.NameNormalizer;
import org.queenside.identity.account.Password;
import org.queenside.identity.account.PasswordPolicy;
import org.queenside.identity.account.SecondStepRepository;
import org.queenside.identity.account.SignInName;
import org.queenside.identity.session.PasswordService;
import org.queenside.identity.session.SignInOptions;
import org.queenside.identity.session.SignInSessionService;
import org.queenside.store.StoreExceptionTranslator;
import org.queenside.store.StoreUnavailableException;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Lets somebody in with a new account or a new password: all of it or nothing, and signed in at
 * once. Whoever calls knows that they may come in.
 *
 * <p>Methods throw {@link StoreUnavailableException} if the database fails; nothing is made then.
 */
@Component
class AccountCreationService {

  private final AccountRepository accounts;
  private final PasswordService passwords;
  private final SignInSessionService arrival;
  private final SecondStepRepository secondStep;
  private final AuditRepository audit;
  private final TransactionOperations transaction;

  AccountCreationService(
      AccountRepository accounts,
      PasswordService passwords,
      SignInSessionService arrival,
      SecondStepRepository secondStep,
      AuditRepository audit,
      TransactionOperations transaction) {
    this.accounts = accounts;
    this.passwords = passwords;
    this.arrival = arrival;
    this.secondStep = secondStep;
    this.audit = audit;
    this.transaction = transaction;
  }

  /**
   * Makes an account.
   *
   * @param action what the log calls it
   * @param goThrough takes the way to it; false if somebody was faster
   */
  RegistrationResult create(
      AccountRole role,
      RegistrationRequest applicant,
      SignInOptions stay,
      AuditAction action,
      BooleanSupplier goThrough) {
    RegistrationResult refusal = applicant.refusal(role);
    if (refusal != null) {
      return refusal;
    }
    return saving(
        () -> {
          HashedPassword password = passwords.hash(Password.chosen(applicant.password()));
          String signInName = SignInName.fold(applicant.signInName());
          Account account =
              transaction.execute(
                  _ -> {
                    Account made =
                        accounts.add(role, NameNormalizer.normalize(applicant.name()), signInName);
                    passwords.set(made.id(), password);
                    note(made, action);
                    if (!goThrough.getAsBoolean()) {
                      throw new TooLate();
                    }
                    return made;
                  });
          arrival.start(account, stay, true);
          return new RegistrationResult.Registered(account);
        });
  }

  /**
   * Gives an account a new password; whoever was signed in with the old one is signed out.
   *
   * @param password as typed
   * @param goThrough takes the way to it; false if somebody was faster
   */
  RegistrationResult renewPassword(LearnerId learner, String password, BooleanSupplier goThrough) {
    return saving(
        () -> {
          Account owner = accounts.find(learner);
          if (owner == null) {
            throw new TooLate();
          }
          Password.Flaw flaw = PasswordPolicy.flawOf(owner.role(), owner.signInName(), password);
          if (flaw != null) {
            return new RegistrationResult.InvalidPassword(flaw);
          }
          HashedPassword secret = passwords.hash(Password.chosen(password));
          Account account =
              transaction.execute(
                  _ -> {
                    Account found = accounts.find(learner);
                    if (found == null || !goThrough.getAsBoolean()) {
                      throw new TooLate();
                    }
                    passwords.reset(learner, secret);
                    note(found, AuditAction.PASSWORD_RENEWED);
                    return found;
                  });
          if (secondStep.isOn(learner)) {
            return new RegistrationResult.SignInRequired();
          }
          arrival.start(account, SignInOptions.SHORT, true);
          return new RegistrationResult.Registered(account);
        });
  }

  /** The log is of those who teach and look after the program. */
  private void note(Account account, AuditAction action) {
    if (account.role() != AccountRole.LEARNER) {
      audit.note(account, action, account.signInName());
    }
  }

  private static RegistrationResult saving(Supplier<RegistrationResult> way) {
    return StoreExceptionTranslator.write(
        "the account",
        () -> {
          try {
            return way.get();
          } catch (TooLate e) {
            return new RegistrationResult.Closed();
          } catch (DuplicateKeyException e) {
            return new RegistrationResult.Invalid(RegistrationRequest.Flaw.SIGN_IN_NAME_TAKEN);
          }
        });
  }

  /** Somebody else has just used the link; what was begun is taken back. */
  private static final class TooLate extends RuntimeException {}
}
