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
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Component;
import org.springframework.transaction.support.TransactionOperations;

/**
 * Makes an account or replaces a lost password, and signs in, in one transaction. The caller has
 * checked that the person may do so.
 */
@Component
record AccountCreationService(
    AccountRepository accounts,
    PasswordService passwords,
    PasswordResetService passwordReset,
    SignInSessionService signInSessions,
    SecondStepRepository secondStep,
    AuditRepository audit,
    TransactionOperations transaction) {

  /**
   * Makes an account.
   *
   * @param request the filled-in form
   * @param stay how to be signed in
   * @param action the action's name in the audit log
   * @param goThrough uses up the link or the permission; returns false if another person was faster
   * @throws StoreUnavailableException if the database fails; then no account was made
   */
  RegistrationResult create(
      AccountRole role,
      RegistrationRequest request,
      SignInOptions stay,
      AuditAction action,
      BooleanSupplier goThrough) {
    RegistrationResult refusal = request.refusal(role);
    if (refusal != null) {
      return refusal;
    }
    return write(
        () -> {
          HashedPassword password = passwords.hash(Password.chosen(request.password()));
          String signInName = SignInName.fold(request.signInName());
          Account account =
              transaction.execute(
                  _ -> {
                    Account added =
                        accounts.add(role, NameNormalizer.normalize(request.name()), signInName);
                    passwords.set(added.id(), password);
                    note(added, action);
                    if (!goThrough.getAsBoolean()) {
                      throw new LinkUsedException();
                    }
                    return added;
                  });
          signInSessions.start(account, stay, true);
          return new RegistrationResult.Registered(account);
        });
  }

  /**
   * Changes the password of an account, and ends all its sign-ins.
   *
   * @param learner the owner of the account
   * @param password as typed
   * @param goThrough uses up the link; returns false if another person was faster
   */
  RegistrationResult renewPassword(LearnerId learner, String password, BooleanSupplier goThrough) {
    return write(
        () -> {
          Account owner = accounts.find(learner);
          if (owner == null) {
            throw new LinkUsedException();
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
                      throw new LinkUsedException();
                    }
                    passwordReset.reset(learner, secret);
                    note(found, AuditAction.PASSWORD_RENEWED);
                    return found;
                  });
          if (secondStep.isOn(learner)) {
            return new RegistrationResult.SignInRequired();
          }
          signInSessions.start(account, SignInOptions.SHORT, true);
          return new RegistrationResult.Registered(account);
        });
  }

  /** The audit log only has actions of staff. */
  private void note(Account account, AuditAction action) {
    if (account.role() != AccountRole.LEARNER) {
      audit.note(account, action, account.signInName());
    }
  }

  private static RegistrationResult write(Supplier<RegistrationResult> task) {
    return StoreExceptionTranslator.write(
        "the account",
        () -> {
          try {
            return task.get();
          } catch (LinkUsedException e) {
            return new RegistrationResult.Closed();
          } catch (DuplicateKeyException e) {
            return new RegistrationResult.Invalid(RegistrationRequest.Flaw.SIGN_IN_NAME_TAKEN);
          }
        });
  }

  /** Another person has just used the link, so the transaction is rolled back. */
  private static final class LinkUsedException extends RuntimeException {}
}
